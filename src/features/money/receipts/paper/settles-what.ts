import type { Translate } from '../../../../i18n/translate.ts'
import type { Debt } from '../debts/debt.ts'

/** What a paper says that something settles: an invoice, or a debt by its number in the old book. */
export const settlesWhat = ({ opening, invoice_no }: Debt & { invoice_no: string }, t: Translate): string =>
  opening === null
    ? t('Applied to {invoice}', { invoice: invoice_no })
    : t('Applied to opening balance {number}', { number: invoice_no })
