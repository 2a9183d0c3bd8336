import { type Said, told } from '../../../words/sentences.ts'
import { formatDay } from './formats.ts'

/** The days that something is of, either end of which may be open. */
export function periodWords({ from, to }: { from: string | null; to: string | null }): Said {
  if (from && to) return told('{from} to {to}', { from: formatDay(from), to: formatDay(to) })
  if (from) return told('From {day}', { day: formatDay(from) })
  return to ? told('Through {day}', { day: formatDay(to) }) : 'All dates'
}
