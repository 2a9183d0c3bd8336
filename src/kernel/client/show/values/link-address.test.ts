import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['url', 'https://pens.example/shop?x=1', 'https://pens.example/shop?x=1'],
  ['url', 'www.pens.example', 'https://www.pens.example'],
  ['url', 'pens.example:8080/a', 'https://pens.example:8080/a'],
  ['email', 'office@pens.example', 'mailto:office@pens.example'],
  ['phone', '+٩٦٤ ٧٧٠ ١٢٣', 'tel:+964770123'],
] as const)('a %s %s leads to %s', (format, text, address) => {
  expect(linkAddress(format, text)).toBe(address)
})

test.each([
  ['url', 'javascript:alert(document.cookie)//pens.example'],
  ['url', 'JavaScript:alert(1).x'],
  ['url', 'data:text/html,<script>x.y</script>'],
  ['url', 'none'],
  ['email', 'a@b.example?bcc=c@d.example'],
  ['email', 'not an address'],
  ['phone', 'ask Ali'],
  [undefined, 'https://pens.example'],
] as const)('a %s %s leads nowhere', (format, text) => {
  expect(linkAddress(format, text)).toBeNull()
})
