/** The line to print if this Node.js is too old for the product; undefined if it is not. */
export function complaintAboutNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return fits ? undefined : `Inkwell needs Node.js 20.19, 22.12 or later; this is ${version}.`
}
