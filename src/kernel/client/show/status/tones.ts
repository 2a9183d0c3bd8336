/** The colours of a badge on a light page or a dark one. */
interface Tone {
  /** Null for the background of the page. */
  fill: string | null
  text: string
  border: string
}

/**
 * The colours of statuses. `tones.test.ts` checks the contrast of the text with the fill and of the border with the page.
 * Tones of one hue differ in their form.
 */
export const tones = {
  grey: {
    light: { fill: '#f3eee3', text: '#564f45', border: '#857b6b' },
    dark: { fill: '#2b3645', text: '#d4d2cc', border: '#8490a0' },
  },
  blue: {
    light: { fill: '#dfe7f3', text: '#25426d', border: '#4a6ea8' },
    dark: { fill: '#1d3354', text: '#bccbe4', border: '#6a8bc0' },
  },
  amber: {
    light: { fill: '#ffe8cc', text: '#7d4610', border: '#bb6c1d' },
    dark: { fill: '#4a2c0e', text: '#fbd5a6', border: '#d98732' },
  },
  green: {
    light: { fill: '#d5eeda', text: '#1c512b', border: '#2f8043' },
    dark: { fill: '#143d20', text: '#abdcb5', border: '#3d9a52' },
  },
  red: {
    light: { fill: '#fadedb', text: '#9d2c23', border: '#c2463a' },
    dark: { fill: '#5a1813', text: '#f4bbb5', border: '#e4695c' },
  },
  violet: {
    light: { fill: '#ebe4f8', text: '#4b3183', border: '#7c5fc0' },
    dark: { fill: '#2e2152', text: '#d3c4f3', border: '#8f74d6' },
  },
  teal: {
    light: { fill: '#d0eeee', text: '#0f4f52', border: '#1f8486' },
    dark: { fill: '#0d3a3c', text: '#a5dfde', border: '#2f9c9e' },
  },
  outline: {
    light: { fill: null, text: '#564f45', border: '#6f675a' },
    dark: { fill: null, text: '#c9c8c4', border: '#9ba3af' },
  },
} as const satisfies Record<string, { light: Tone; dark: Tone }>

export type ToneName = keyof typeof tones

/** A colour of a tone as a CSS value that follows the colour scheme. */
export function toneColour(name: ToneName, part: keyof Tone): string {
  const { light, dark } = tones[name]
  return `light-dark(${light[part] ?? 'transparent'}, ${dark[part] ?? 'transparent'})`
}
