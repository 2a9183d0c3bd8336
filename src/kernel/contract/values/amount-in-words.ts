import type { PaperTranslate } from '../../../i18n/paper-translate.ts'
import type { Currency } from './money.ts'
import { spokenAmount } from './spoken-amount.ts'

/**
 * Returns an amount in words, as papers show it: `One Hundred Twenty-Three Dolar And Forty-Five Cents`, without the
 * cents if they are zero; `Zero` if the amount is missing (specification, section 2, printable invoice). It is rounded
 * half up to 2 decimals; 2.5 dinars are `Two Dinar And Five Hundred Fils`. Throws a RangeError for negative amounts or
 * more than thirteen digits before the point.
 */
export function amountInWords(
  amount: number | null | undefined,
  currency: Currency,
  t: PaperTranslate,
): string {
  return t.spell(amount === null || amount === undefined ? null : spokenAmount(amount, currency))
}
