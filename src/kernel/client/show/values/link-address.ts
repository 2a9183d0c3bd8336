import type { TextField } from '../../../contract/kinds/texts/text.ts'
import { asciiDigits } from '../../../contract/values/text.ts'

/**
 * Returns the address that a text links to, or null. Only mail, phone and web addresses: a stored `javascript:` address
 * must never run.
 */
export function linkAddress(format: TextField['format'], text: string): string | null {
  switch (format) {
    case 'email':
      return /^[^\s@?&]+@[^\s@?&]+$/.test(text) ? `mailto:${encodeURI(text)}` : null
    case 'phone':
      return phoneAddress(text)
    case 'url':
      return webAddress(text)
    case 'code':
    case undefined:
      return null
  }
}

function phoneAddress(text: string): string | null {
  const dialled = asciiDigits(text).replace(/[^\d+]/g, '')
  return dialled.length > 3 ? `tel:${dialled}` : null
}

/** Users leave out the scheme, and may include a port: `shop.example:8080`. */
function webAddress(text: string): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  const address = hasScheme ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null
}
