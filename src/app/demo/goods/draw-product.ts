import { drawPen, type PenLook } from './draw-pen.ts'

/** The contents of a product's picture. */
export type ProductLook =
  | { thing: 'pens'; pens: readonly PenLook[] }
  | { thing: 'box'; outside: string; lining: string; pens: readonly PenLook[]; ribbon?: string }
  | { thing: 'sleeve'; leather: string; stitch: string; pens: readonly PenLook[] }
  | { thing: 'tube'; colour: string; band: string }

const size = 640

function lying(drawing: string, x: number, y: number, degrees: number, scale = '1'): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${drawing}</g>`
}

function withShadow(drawing: string): string {
  return `<g filter="url(#shadow)">${drawing}</g>`
}

function pens(looks: readonly PenLook[]): string {
  const middle = (looks.length - 1) / 2
  // Thicker than in reality, since most pictures are shown as thumbnails.
  const [scale, gap] = looks.length > 3 ? ['.92 1.2', 86] : looks.length > 1 ? ['1 1.4', 122] : ['1.1 1.6', 0]
  return looks
    .map((look, index) => {
      const aside = (index - middle) * gap
      return withShadow(lying(drawPen(look), 320 + aside * 0.57, 320 + aside * 0.82, -35, scale))
    })
    .join('')
}

/** Returns an open box from above, with its lid behind it. */
function box(look: Extract<ProductLook, { thing: 'box' }>): string {
  const { outside, lining, ribbon } = look
  const gap = 200 / look.pens.length
  const inside = look.pens.map((pen, index) => {
    const y = 400 + (index - (look.pens.length - 1) / 2) * gap
    const groove = `<rect x="86" y="${y - 24}" width="468" height="48" rx="24" fill="#000" opacity=".22"/>`
    return groove + lying(drawPen(pen), 320, y, 0, look.pens.length > 3 ? '.8' : '.84 1.15')
  })
  const lid = `<path d="M62 252L92 92H548L578 252Z" fill="${outside}"/><path d="M62 252L92 92H548L578 252Z" fill="url(#flat)"/>
    <path d="M92 240L116 112H524L548 240Z" fill="${lining}" opacity=".92"/>
    <g fill="none" stroke="${outside}" stroke-width="4" opacity=".5"><circle cx="320" cy="166" r="22"/><path d="M282 206h76"/></g>`
  const base = `<rect x="52" y="252" width="536" height="296" rx="12" fill="${outside}"/>
    <rect x="52" y="252" width="536" height="296" rx="12" fill="url(#flat)"/>
    <rect x="72" y="272" width="496" height="256" rx="8" fill="${lining}"/>`
  const band = ribbon
    ? `<path d="M498 252v296" stroke="${ribbon}" stroke-width="26"/><path d="M511 252v296" stroke="#000" opacity=".12" stroke-width="2"/>`
    : ''
  return withShadow(lid + base) + inside.join('') + band
}

function sleeve(look: Extract<ProductLook, { thing: 'sleeve' }>): string {
  const middle = (look.pens.length - 1) / 2
  const standing = look.pens.map((pen, index) =>
    lying(drawPen(pen), 320 + (index - middle) * 88, 270, 90, '.86 1.2'),
  )
  const body = 'M200 262Q320 232 440 262V556Q440 588 408 588H232Q200 588 200 556Z'
  return (
    withShadow(standing.join('')) +
    withShadow(`<path d="${body}" fill="${look.leather}"/><path d="${body}" fill="url(#flat)"/>`) +
    `<path d="M214 282Q320 254 426 282V554Q426 574 406 574H234Q214 574 214 554Z" fill="none"
      stroke="${look.stitch}" stroke-width="4" stroke-dasharray="10 8"/>
    <circle cx="320" cy="470" r="34" fill="none" stroke="${look.stitch}" stroke-width="4" opacity=".8"/>`
  )
}

function tube({ colour, band }: Extract<ProductLook, { thing: 'tube' }>): string {
  const part = (d: string, fill: string) =>
    `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#round)"/>`
  const drawing =
    part('M-250 -58H120Q140 0 120 58H-250Q-270 0 -250 -58Z', colour) +
    part('M120 -63H250Q272 0 250 63H120Q140 0 120 -63Z', colour) +
    part('M104 -64H128Q148 0 128 64H104Q124 0 104 -64Z', band) +
    `<g fill="none" stroke="${band}" stroke-width="5"><circle cx="-110" cy="0" r="22"/><path d="M-66 -10h110M-66 12h74"/></g>`
  return withShadow(lying(drawing, 320, 320, -35))
}

function thing(look: ProductLook): string {
  switch (look.thing) {
    case 'pens':
      return pens(look.pens)
    case 'box':
      return box(look)
    case 'sleeve':
      return sleeve(look)
    case 'tube':
      return tube(look)
  }
}

/** Returns the picture of a product as SVG: the object on paper, lit from above. */
export function drawProduct(look: ProductLook): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 ${size} ${size}">
  <defs>
    <radialGradient id="paper" cx=".5" cy=".38" r=".8">
      <stop offset="0" stop-color="#fffdf9"/><stop offset="1" stop-color="#e9e1d2"/>
    </radialGradient>
    <linearGradient id="round" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".2" stop-color="#fff" stop-opacity=".12"/>
      <stop offset=".33" stop-color="#fff" stop-opacity=".6"/><stop offset=".46" stop-color="#fff" stop-opacity=".05"/>
      <stop offset="1" stop-color="#000" stop-opacity=".46"/>
    </linearGradient>
    <linearGradient id="flat" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".24"/>
    </linearGradient>
    <filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx="6" dy="16" stdDeviation="11" flood-color="#2b2216" flood-opacity=".34"/>
    </filter>
  </defs>
  <rect width="${size}" height="${size}" fill="url(#paper)"/>
  ${thing(look)}
</svg>`
}
