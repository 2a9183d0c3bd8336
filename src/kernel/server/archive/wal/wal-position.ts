/* A WAL position is a number of bytes since its beginning. Its files, the segments, have 16 MB each. */
export const segmentBytes = 1 << 24

/** Reads a position in the notation of SQL, `0/3FA0128`. */
export function parsePosition(text: string): number {
  const [high = '', low = ''] = text.split('/')
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

export function positionText(position: number): string {
  const hex = (number: number) => number.toString(16).toUpperCase()
  return `${hex(Math.floor(position / 2 ** 32))}/${hex(position % 2 ** 32)}`
}

/** The beginning of the segment that contains the byte at a position. */
export function segmentStart(position: number): number {
  return position - (position % segmentBytes)
}

/** PostgreSQL's file name for the segment that contains the byte at a position. */
export function segmentName(timelineId: number, position: number): string {
  const segment = Math.floor(position / segmentBytes)
  const perNumber = 2 ** 32 / segmentBytes
  return [timelineId, Math.floor(segment / perNumber), segment % perNumber]
    .map((number) => number.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
