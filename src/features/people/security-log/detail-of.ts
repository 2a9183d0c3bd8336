import type { SecurityKind } from '../../../kernel/contract/endpoints/security-kinds.ts'
import { plainText, type Label, type Message, message } from '../../../i18n/messages.ts'

const refusedSignIns: readonly SecurityKind[] = ['sign_in_failed', 'locked']

/**
 * The detail of an event as a message. The log stores the reason of a refused sign-in in English, with the entered name
 * in parentheses.
 */
export function detailOf(kind: SecurityKind, detail: string): Message {
  if (!refusedSignIns.includes(kind)) return plainText(detail)
  const [, reason = detail, typed] = /^([^(]*) \((.*)\)$/s.exec(detail) ?? []
  // Reasons of sign-in are labels without values; an unknown reason is shown as stored.
  const label = reason as Label
  return typed === undefined ? { key: label, values: {} } : message('{label} ({typed})', { label, typed })
}
