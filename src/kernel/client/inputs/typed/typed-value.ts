/** What an input of text shows: the text, or nothing. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** What an input of a number shows: the digits as they were typed, or the number that is stored. */
export function numberOrText(value: unknown): number | string | null {
  return typeof value === 'number' ? value : textIn(value)
}
