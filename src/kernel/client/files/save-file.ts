/** Gives a file to the person, as the browser keeps downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the content by the time the next task runs; some take it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
