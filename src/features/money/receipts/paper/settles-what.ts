import type { Translate } from '../../../../i18n/translate.ts'
import type { Debt } from '../debts/debt.ts'

/**
 * The name of a settled debt on a printed document: the invoice, or the customer opening balance with its previous
 * number.
 */
export const settlesWhat = ({ opening, invoice_no }: Debt & { invoice_no: string }, t: Translate): string =>
  opening === null
    ? t('Applied to {invoice}', { invoice: invoice_no })
    : t('Applied to opening balance {number}', { number: invoice_no })
