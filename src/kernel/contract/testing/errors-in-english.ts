import { english } from '../../../i18n/english.ts'
import type { FieldErrors } from '../problem.ts'

/** Returns the messages of wrong fields in English. */
export function errorsInEnglish(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, messages.map((message) => english(message))]),
  )
}
