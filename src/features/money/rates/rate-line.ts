/** A rate and the date from which it is in force. */
export interface RatePoint {
  date: string
  iqd_per_usd: number
}

/** The position of a rate in the chart, from 0 to 1: `x` by date, `y` from the lowest rate up. */
interface Place {
  x: number
  y: number
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/**
 * The SVG path of a step chart of rates, for a box of 1 × 1 with y pointing down: each rate is in force until the next.
 * The first starts at the left edge, the last ends at the right.
 */
export function rateLine(points: readonly RatePoint[], from: string, to: string): string {
  return points
    .map((point, index) => {
      const { x, y } = placeOf(points, point, from, to)
      return index === 0 ? `M0 ${1 - y}` : `H${x}V${1 - y}`
    })
    .concat('H1')
    .join('')
}

function placeOf(points: readonly RatePoint[], point: RatePoint, from: string, to: string): Place {
  const { lowest, highest } = extremes(points)
  const height = highest - lowest
  const along = daysBetween(from, point.date) / Math.max(1, daysBetween(from, to))
  return {
    x: Math.min(1, Math.max(0, along)),
    y: height === 0 ? 0.5 : (point.iqd_per_usd - lowest) / height,
  }
}

/** The lowest and the highest of some rates. */
export function extremes(points: readonly RatePoint[]): { lowest: number; highest: number } {
  const rates = points.map(({ iqd_per_usd }) => iqd_per_usd)
  return { lowest: Math.min(...rates), highest: Math.max(...rates) }
}

/** The rate in force at a fraction of the period from `from` to `to`. */
export function rateAt(points: readonly RatePoint[], from: string, to: string, part: number) {
  const passed = daysBetween(from, to) * part
  return points.findLast(({ date }) => daysBetween(from, date) <= passed) ?? points[0]
}
