/** The header `content-disposition` of a file that is displayed in the browser. */
export const shownFile = (name: string) => fileHeader('inline', name)

/** The same header for a file that is downloaded. */
export const keptFile = (name: string) => fileHeader('attachment', name)

/**
 * A name in any script (RFC 6266, 8187). Programs that support only ASCII get the name without its other letters, or
 * `Inkwell` if none are left.
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
