import { type DisplayText, message } from '../../../i18n/messages.ts'
import { formatDay } from './formats.ts'

/** Returns a period as text. Either end may be open. */
export function periodWords({ from, to }: { from: string | null; to: string | null }): DisplayText {
  if (from && to) return message('{from} to {to}', { from: formatDay(from), to: formatDay(to) })
  if (from) return message('From {day}', { day: formatDay(from) })
  return to ? message('Through {day}', { day: formatDay(to) }) : 'All dates'
}
