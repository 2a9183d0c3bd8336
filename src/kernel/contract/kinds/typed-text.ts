import { lengthInCodePoints } from '../text.ts'

/** Why a value is no text of so many code points at most. */
export function textRefusal(label: string, value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return `${label} must be text.`
  if (lengthInCodePoints(value) > max) return `${label} must have at most ${max} characters.`
  return value.includes('\0') ? `${label} has a character that cannot be kept.` : undefined
}

/** Whether a value is what an input of text or numbers holds. */
export function isTyped(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
