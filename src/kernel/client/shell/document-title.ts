/** What the tab of a screen is called. */
export function tabTitle(screen: string | undefined, program: string): string {
  return screen ? `${screen} · ${program}` : program
}
