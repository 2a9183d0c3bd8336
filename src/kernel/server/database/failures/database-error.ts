import { DatabaseError } from 'pg'
import type { Label } from '../../../../i18n/messages.ts'
import { Problem } from '../../../contract/problem.ts'

/** Shown to all users if the disk of the database, or of this machine, is full. */
export const diskFull =
  'Nothing can be saved because the server disk is full. Contact an admin.' satisfies Label

/** Errors that the driver reports only by their text. */
const codesInWords = [
  [/timeout exceeded when trying to connect/, '53300'],
  [/Connection terminated|timeout expired|is not queryable|Cannot use a pool after/, '08006'],
] as const

/** System calls that only sockets make: any failure there, such as a full queue, is a lost server. */
const connecting = new Set(['connect', 'getaddrinfo', 'getsockopt', 'setsockopt'])
/** System calls that files make too, and the error codes that only sockets have. */
const socketCalls = new Set(['read', 'write', 'shutdown'])
const networkCodes = new Set([
  'EAGAIN',
  'ECANCELED',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTCONN',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
])
/** This machine has no free file descriptor or memory, whichever call failed. */
const usedUp = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM'])

const unreachable = ['The database cannot be reached. Try again in a moment.', 2] as const
const restarting = ['The database is restarting. Try again in a moment.', 2] as const
const refusing = ['The database refused the connection. Try again in a moment.', 5] as const
const tooLong = ['The request took too long and was stopped. Try a smaller selection.', 5] as const
const raced = ['Someone else is changing the same data. Try again in a moment.', 2] as const
const damaged = ['Part of the database is damaged and cannot be read. Contact an admin.', 60] as const

type Reason = readonly [message: Label, retryAfter: number]

/** States in which a database cannot serve for a while: the text for users, and the seconds until another attempt. */
const reasons: Record<string, Reason> = {
  '25006': ['Nothing can be saved because the database is read-only. Try again in a moment.', 5],
  '25P03': tooLong,
  '25P04': tooLong,
  '28000': refusing,
  '28P01': refusing,
  '3D000': refusing,
  '40001': raced,
  '40P01': raced,
  '53100': [diskFull, 30],
  '53200': ['The database does not have enough memory. Try again in a moment.', 5],
  '53300': ['Inkwell is very busy. Try again in a moment.', 2],
  '55P03': ['Someone else is changing this record. Try again in a moment.', 2],
  '57014': tooLong,
  XX001: damaged,
  XX002: damaged,
}

/** The same by class, the first two characters of a code. */
const reasonsByClass: Record<string, Reason> = {
  '08': unreachable,
  '53': ['The database has reached one of its limits. Try again in a moment.', 5],
  '57': restarting,
  '58': ['The database cannot read or write its files. Try again in a moment.', 30],
  F0: ['The database cannot read its configuration. Try again in a moment.', 30],
}

/** PostgreSQL's code of an error, or the matching one for an error of the network or the driver; otherwise empty. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return ''
  const { code, syscall } = error as NodeJS.ErrnoException
  // Here the file system for shared memory is full, not the disk. Inkwell's own errors may have such a code too.
  if (code === '53100' && error.message.includes('shared memory segment')) return '53200'
  if (error instanceof DatabaseError || /^\d[0-9A-Z]{4}$/.test(code ?? '')) return code ?? ''
  if (/^(CERT_|ERR_SSL_|ERR_TLS_|UNABLE_TO_)/.test(code ?? '')) return '28000'
  if (code !== undefined && syscall !== undefined) {
    if (usedUp.has(code)) return '53300'
    if (connecting.has(syscall) || (socketCalls.has(syscall) && networkCodes.has(code))) return '08006'
  }
  return codesInWords.find(([words]) => words.test(error.message))?.[1] ?? ''
}

/** Whether the connection was lost or no connection is free, so that another attempt in a moment makes sense. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  return code.startsWith('08') || code.startsWith('57P') || code === '53300'
}

/** Whether a page or an index cannot be read, which another attempt does not repair. */
export function isDamage(error: unknown): boolean {
  return ['XX001', 'XX002'].includes(codeOf(error))
}

/** Whether the database can currently be read but not written: a full or read-only disk. */
export function isUnwritable(error: unknown): boolean {
  const code = codeOf(error)
  return ['25006', '53100'].includes(code) || code.startsWith('58')
}

/** Whether two transactions conflicted, so that one of them can simply be run again. */
export function isRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** The problem for a temporary state of the database, with the seconds until another attempt. Undefined for bugs. */
export function problemFromDatabaseError(error: unknown): Problem | undefined {
  const code = codeOf(error)
  const reason = reasons[code] ?? reasonsByClass[code.slice(0, 2)]
  return reason && new Problem('unavailable', reason[0], { retryAfter: reason[1] })
}
