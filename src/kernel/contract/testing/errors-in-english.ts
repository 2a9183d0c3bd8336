import { english } from '../../../i18n/english.ts'
import type { FieldErrors } from '../problem.ts'

/** The messages of wrong fields as English people read them. */
export function errorsInEnglish(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, messages.map((message) => english(message))]),
  )
}
