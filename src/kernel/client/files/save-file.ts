/** Saves content as a download of the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the content a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
