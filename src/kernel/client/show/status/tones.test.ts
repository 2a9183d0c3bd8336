import { expect, test } from 'vitest'
import { cssVariables } from '../../look/theme.ts'
import { tones } from './tones.ts'

const variables = cssVariables({} as Parameters<typeof cssVariables>[0])

/** The contrast of two colours as defined by WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the text and the border of a badge have enough contrast on a ${scheme} page`, () => {
    const surfaces = (['--ink-page', '--mantine-color-body'] as const).map(
      (name) => variables[scheme][name] ?? '',
    )
    expect(surfaces).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)])
    for (const [name, tone] of Object.entries(tones)) {
      const { fill, text, border } = tone[scheme]
      for (const surface of surfaces) {
        expect(contrast(text, fill ?? surface), `${name}: text`).toBeGreaterThanOrEqual(4.5)
        expect(contrast(border, surface), `${name}: border`).toBeGreaterThanOrEqual(3)
      }
    }
  })
}
