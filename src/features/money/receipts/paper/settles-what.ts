import type { Say } from '../../../../words/say.ts'
import type { Debt } from '../debts/debt.ts'

/** What a paper says that something settles: an invoice, or a debt by its number in the old book. */
export const settlesWhat = ({ opening, invoice_no }: Debt & { invoice_no: string }, say: Say): string =>
  opening === null
    ? say('Settles {invoice}', { invoice: invoice_no })
    : say('Settles opening debt {number}', { number: invoice_no })
