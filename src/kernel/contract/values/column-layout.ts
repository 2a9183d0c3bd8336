/** How narrow and how wide a column of a list can be made, in pixels. */
export const columnWidth = { min: 48, max: 900 } as const

/** What a list looks like, besides which columns it has. */
export interface ColumnLayout {
  /** The columns that have a width of somebody's own. */
  widths: Readonly<Record<string, number>>
  /** How many of its first columns stay in sight; null where the one that names the rows does. */
  held: number | null
}

export const plainLayout: ColumnLayout = { widths: {}, held: null }

/** A layout as it was kept; whatever is none gives none. */
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

/** What was sent as names with values; none of anything else. */
export function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
