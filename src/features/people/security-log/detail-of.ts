import type { SecurityKind } from '../../../kernel/contract/endpoints/security-kinds.ts'
import { asTyped, type Label, type Message, message } from '../../../i18n/messages.ts'

const refusedSignIns: readonly SecurityKind[] = ['sign_in_failed', 'locked']

/** What the log adds to an event. Why a sign-in was refused it keeps in English, with what was typed in parentheses. */
export function detailOf(kind: SecurityKind, detail: string): Message {
  if (!refusedSignIns.includes(kind)) return asTyped(detail)
  const [, reason = detail, typed] = /^([^(]*) \((.*)\)$/s.exec(detail) ?? []
  // The sentences of sign-in have no values; what is none of them is said as it is.
  const label = reason as Label
  return typed === undefined ? { key: label, values: {} } : message('{label} ({typed})', { label, typed })
}
