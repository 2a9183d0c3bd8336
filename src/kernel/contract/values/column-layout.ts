/** The narrowest and the widest column of a list, in pixels. */
export const columnWidth = { min: 48, max: 900 } as const

/** The layout of a list's columns, besides which ones are hidden. */
export interface ColumnLayout {
  /** The widths that the user has set, by column. */
  widths: Readonly<Record<string, number>>
  /** The number of frozen columns; null freezes up to the column that names the rows. */
  held: number | null
}

export const plainLayout: ColumnLayout = { widths: {}, held: null }

/** Returns a stored layout; the default for any invalid value. */
export function layoutIn(sent: unknown): ColumnLayout {
  const { widths, held } = recordIn(sent)
  const { min, max } = columnWidth
  return {
    widths: Object.fromEntries(
      Object.entries(recordIn(widths)).flatMap(([name, width]) =>
        typeof width === 'number' && width >= min && width <= max ? [[name, Math.round(width)]] : [],
      ),
    ),
    held: typeof held === 'number' && Number.isInteger(held) && held >= 0 && held <= 20 ? held : null,
  }
}

/** Returns a copy of an object; an empty one for any other value. */
export function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
