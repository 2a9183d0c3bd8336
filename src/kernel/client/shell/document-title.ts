/** Returns the title of the browser tab. */
export function tabTitle(screen: string | undefined, program: string): string {
  return screen ? `${screen} · ${program}` : program
}
