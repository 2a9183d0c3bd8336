import { randomBytes } from 'node:crypto'

/** The header line of a .csv file of customers. */
export const heading = 'SL,customer code,name,phone,email,work,address,website\n'

/** A unique code. */
export function aCode(): string {
  return `IM-${randomBytes(5).toString('hex')}`
}

/** One line of such a file; the serial number is ignored. */
export function line(...cells: string[]): string {
  return `1,${cells.join(',')}\n`
}

/** A line for a customer with this code and name. */
export function aLine(code: string, name = 'Somebody'): string {
  return line(code, name, '', 'a@b.example', '', 'Erbil', '')
}
