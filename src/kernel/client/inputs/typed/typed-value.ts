/** Returns the value of a text input: the text, or null. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Returns the value of a number input: the entered text, or the stored number. */
export function numberOrText(value: unknown): number | string | null {
  return typeof value === 'number' ? value : textIn(value)
}
