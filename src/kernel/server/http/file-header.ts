/**
 * The header `content-disposition` of a file that opens in the browser, with a name in any script (RFC 6266, 8187);
 * programs that know ASCII alone get the name without its other letters.
 */
export function shownFile(name: string): string {
  const ascii = name
    .replaceAll(/[^ -~]|["\\%]/g, '')
    .replaceAll(/ +/g, ' ')
    .replace(/ (\.\w+)$/, '$1')
  if (ascii === name) return `inline; filename="${ascii}"`
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
