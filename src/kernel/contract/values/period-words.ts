import { type DisplayText, message } from '../../../i18n/messages.ts'
import { formatDay } from './formats.ts'

/** The days that something is of, either end of which may be open. */
export function periodWords({ from, to }: { from: string | null; to: string | null }): DisplayText {
  if (from && to) return message('{from} to {to}', { from: formatDay(from), to: formatDay(to) })
  if (from) return message('From {day}', { day: formatDay(from) })
  return to ? message('Through {day}', { day: formatDay(to) }) : 'All dates'
}
