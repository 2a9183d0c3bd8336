/** The shape of a pen, and the colours of its parts. */
export interface PenLook {
  shape: 'click' | 'gel' | 'fountain' | 'roller' | 'marker' | 'stylus'
  body: string
  trim: string
  /** The colour of grip, plunger or cap. */
  accent: string
  /** A printed or engraved mark on the barrel. */
  mark?: string
}

type Part = (d: string, fill: string) => string

/** Returns a part of a round object: its colour, with light and shade over it. */
const round: Part = (d, fill) => `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#round)"/>`

/** Returns a barrel from x to x2 along the axis, with radius r at the start and r2 at the end. */
function barrel(x: number, x2: number, r: number, r2 = r): string {
  return `M${x} ${-r}L${x2} ${-r2}Q${x2 + 5} 0 ${x2} ${r2}L${x} ${r}Q${x - 5} 0 ${x} ${-r}Z`
}

function clip(x: number, length: number, r: number, fill: string): string {
  const y = -r - 4
  const d = `M${x} ${y - 5}h${length}q9 0 9 7t-9 7h-${length - 12}v7h-12q-6 0-6-10.5t6-10.5Z`
  return `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#flat)"/>`
}

function mark(look: PenLook, x: number): string {
  if (!look.mark) return ''
  const stroke = `stroke="${look.mark}" stroke-linecap="round" fill="none"`
  return `<g ${stroke} stroke-width="4" opacity=".9"><circle cx="${x}" cy="0" r="9"/><path d="M${x + 22} -6h58M${x + 22} 6h38"/></g>`
}

const tip = (x: number, r: number, fill: string) =>
  round(`M${x} ${-r}L${x - 44} -6L${x - 58} -2.5v5L${x - 44} 6L${x} ${r}Z`, fill)

function click({ body, trim, accent }: PenLook): string {
  return [
    round(barrel(232, 262, 9), accent),
    tip(-205, 20, trim),
    round(barrel(-205, -90, 20, 23), accent),
    [-190, -172, -154, -136, -118].map((x) => round(barrel(x, x + 7, 23), accent)).join(''),
    round(barrel(-90, 225, 23, 21), body),
    round(barrel(-94, -82, 24.5), trim),
    round(barrel(216, 236, 19, 15), trim),
    clip(108, 122, 20, trim),
  ].join('')
}

function gel({ body, trim, accent }: PenLook): string {
  return [
    tip(-200, 17, trim),
    round(barrel(-200, -120, 17, 20), accent),
    round(barrel(-120, 70, 20), body),
    `<path d="${barrel(-110, 60, 9)}" fill="${accent}" opacity=".55"/>`,
    round(barrel(70, 246, 24, 23), accent),
    round(barrel(240, 254, 18, 14), accent),
    clip(96, 150, 23, accent),
  ].join('')
}

function fountain({ body, trim, accent }: PenLook): string {
  const nib = 'M-150 -17C-190 -19 -225 -11 -266 0C-225 11 -190 19 -150 17Z'
  return [
    round(nib, trim),
    '<path d="M-262 0H-196" stroke="#3a3227" stroke-width="2"/><circle cx="-190" cy="0" r="5" fill="#3a3227"/>',
    round(barrel(-156, -96, 16, 19), accent),
    round(barrel(-98, -86, 23), trim),
    round(barrel(228, 250, 20, 11), body),
    round(barrel(-86, 230, 26, 20), body),
    round(barrel(206, 214, 22), trim),
    round(barrel(40, 48, 25), trim),
  ].join('')
}

function roller({ body, trim, accent }: PenLook): string {
  return [
    tip(-196, 18, trim),
    round(barrel(-196, -30, 18, 23), body),
    round(barrel(-34, -18, 26), trim),
    round(barrel(-18, 226, 26, 23), accent),
    round(barrel(220, 250, 20, 12), trim),
    clip(96, 134, 25, trim),
  ].join('')
}

function marker({ body, trim, accent }: PenLook): string {
  return [
    round('M-216 -13L-250 -10L-262 4L-248 10L-216 13Z', accent),
    round(barrel(-216, -150, 17, 26), trim),
    round(barrel(-150, 120, 38), body),
    round(barrel(120, 252, 41, 38), accent),
    [150, 172, 194, 216]
      .map((x) => `<path d="M${x} -34v68" stroke="#000" opacity=".16" stroke-width="5"/>`)
      .join(''),
  ].join('')
}

function stylus({ body, trim, accent }: PenLook): string {
  return [
    tip(-205, 15, trim),
    round(barrel(-205, 205, 17, 16), body),
    round(barrel(-60, -50, 18.5), trim),
    round(barrel(204, 222, 17), trim),
    round('M222 -14C262 -14 262 14 222 14Z', accent),
    clip(82, 112, 17, trim),
  ].join('')
}

const shapes: Record<PenLook['shape'], (look: PenLook) => string> = {
  click,
  gel,
  fountain,
  roller,
  marker,
  stylus,
}
const markAt: Record<PenLook['shape'], number> = {
  click: -40,
  gel: -90,
  fountain: 80,
  roller: -10,
  marker: -90,
  stylus: -20,
}

/** Returns a pen along the x axis, about 540 long, centered at the origin. */
export function drawPen(look: PenLook): string {
  return shapes[look.shape](look) + mark(look, markAt[look.shape])
}
