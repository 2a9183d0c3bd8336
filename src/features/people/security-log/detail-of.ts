import type { SecurityKind } from '../../../kernel/contract/endpoints/security-kinds.ts'
import { isDay } from '../../../kernel/contract/values/day.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { plainText, type Label, type Message, message } from '../../../i18n/messages.ts'

const refusedSignIns: readonly SecurityKind[] = ['sign_in_failed', 'locked']

/**
 * The detail of an event as a message. The log stores the reason of a refused sign-in in English, with the entered name
 * in parentheses, and other calls as they were sent.
 */
export function detailOf(kind: SecurityKind, detail: string): Message {
  if (kind === 'settings_changed') return closingOf(detail) ?? plainText(detail)
  if (!refusedSignIns.includes(kind)) return plainText(detail)
  const [, reason = detail, typed] = /^([^(]*) \((.*)\)$/s.exec(detail) ?? []
  // Reasons of sign-in are labels without values; an unknown reason is shown as stored.
  const label = reason as Label
  return typed === undefined ? { key: label, values: {} } : message('{label} ({typed})', { label, typed })
}

/** A closed or reopened period in words, with its day and reason; null for other calls, and for older entries. */
function closingOf(detail: string): Message | null {
  const [, path = '', sent = ''] = /^POST \/api\/v1\/(\S+) \((.*)\)$/s.exec(detail) ?? []
  const [until, reason] = [textIn(sent, 'until'), textIn(sent, 'reason')]
  const day = until !== null && isDay(until) ? formatDay(until) : until
  if (path === 'books/close' && day !== null) return message('Books closed through {day}', { day })
  if (reason === null) return null
  if (/^cash-close\/\d+\/reopen$/.test(path))
    return message('Closed day of a cash box reopened. Reason: {reason}', { reason })
  if (path !== 'books/reopen') return null
  return day === null
    ? message('All days of the books reopened. Reason: {reason}', { reason })
    : message('Books reopened, closed through {day}. Reason: {reason}', { day, reason })
}

/** Returns a text of a call as stored: `until: "2026-09-30", reason: "A bill"`. */
function textIn(sent: string, name: string): string | null {
  const [, stored] = new RegExp(`(?:^|, )${name}: ("(?:[^"\\\\]|\\\\.)*")`).exec(sent) ?? []
  return stored === undefined ? null : (JSON.parse(stored) as string)
}
