/*
 * A place in PostgreSQL's log is a number of bytes since its beginning. Its files, the segments, hold 16 MB each, as
 * initdb makes them.
 */
export const segmentBytes = 1 << 24

/** As SQL shows it, `0/3FA0128`. */
export function placeIn(text: string): number {
  const [high = '', low = ''] = text.split('/')
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

export function placeText(place: number): string {
  const hex = (number: number) => number.toString(16).toUpperCase()
  return `${hex(Math.floor(place / 2 ** 32))}/${hex(place % 2 ** 32)}`
}

/** Where the segment begins that holds the byte at a place. */
export function segmentStart(place: number): number {
  return place - (place % segmentBytes)
}

/** What PostgreSQL calls the file of the segment that holds the byte at a place. */
export function segmentName(timelineId: number, place: number): string {
  const segment = Math.floor(place / segmentBytes)
  const perNumber = 2 ** 32 / segmentBytes
  return [timelineId, Math.floor(segment / perNumber), segment % perNumber]
    .map((number) => number.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
