/** The header `content-disposition` of a file that opens in the browser. */
export const shownFile = (name: string) => fileHeader('inline', name)

/** The same of a file to be kept. */
export const keptFile = (name: string) => fileHeader('attachment', name)

/**
 * A name in any script (RFC 6266, 8187); programs that know ASCII alone get it without its other letters, and where none
 * are left, what the file is from.
 */
function fileHeader(disposition: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .replaceAll(/[^ -~]|["\\%]/g, '')
    .replaceAll(/ +/g, ' ')
    .replace(/ (\.\w+)$/, '$1')
    .replace(/^[^\w]+/, '')
    .replace(/^(?=\w+$)/, 'Inkwell.')
  if (ascii === name) return `${disposition}; filename="${ascii}"`
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
