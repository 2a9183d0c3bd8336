import { randomBytes } from 'node:crypto'

/** The headings of a file of customers, as .csv. */
export const heading = 'SL,customer code,name,phone,email,work,address,website\n'

/** A code that nobody else has. */
export function aCode(): string {
  return `IM-${randomBytes(5).toString('hex')}`
}

/** One line of such a file; the serial is of no matter. */
export function line(...cells: string[]): string {
  return `1,${cells.join(',')}\n`
}

/** A line about a customer of whom only code and name matter. */
export function aLine(code: string, name = 'Somebody'): string {
  return line(code, name, '', 'a@b.example', '', 'Erbil', '')
}
