/** The line to print when this Node.js is too old for the product, or undefined when it will do. */
export function complaintAboutNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return fits ? undefined : `Inkwell needs Node.js 20.19, 22.12 or later; this is ${version}.`
}
