import { amountInWords } from '../../../../kernel/contract/values/amount-in-words.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { type Paper, paperOf, type Sum } from '../../../../kernel/contract/paper/paper.ts'
import type { Labelled } from '../../../../kernel/contract/paper/printable-text.ts'
import type { PaperTranslate } from '../../../../i18n/paper-translate.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'

type SlipParts = Pick<Paper, 'title' | 'name' | 'facts' | 'texts' | 'signatures'> &
  Partial<Pick<Paper, 'watermark'>> & {
    company: CompanyBlock
    /** Translates into the language of the printed document. */
    t: PaperTranslate
    /** The payer or the payee. */
    party: Labelled
    /** The parts of the total, if it was paid in several ways. */
    amounts: Labelled[]
    /** The label of the total, and the total in each currency; null or 0 if there is none. */
    total: { label: string; usd: number | null; iqd: number | null }
  }

/**
 * A half-page slip for money that was handed over or counted: each currency separately, in figures and words, with
 * signatures.
 */
export function slipDocument({ company, t, party, amounts, total, ...parts }: SlipParts): Paper {
  return paperOf(letterhead(company, t), {
    ...parts,
    sheet: 'slip',
    parties: [{ label: party.label, name: party.value, lines: [] }],
    sums: [...amounts, ...totals(total, t)],
    copies: { original: t('Original'), copy: t('Copy|a slip') },
  })
}

/** One total for each currency, since currencies are never added up; a zero if nothing was paid or counted. */
function totals({ label, usd, iqd }: SlipParts['total'], t: PaperTranslate): Sum[] {
  const sum = (amount: number, currency: Currency): Sum => ({
    label,
    value: formatMoney(amount, currency),
    words: amountInWords(amount, currency, t),
    grand: true,
  })
  const entered = [...(usd ? [sum(usd, 'USD')] : []), ...(iqd ? [sum(iqd, 'IQD')] : [])]
  return entered.length > 0 ? entered : [sum(0, usd === null && iqd === 0 ? 'IQD' : 'USD')]
}

/** The revision of a document that was changed after printing; otherwise an empty list. */
export const ifRevised = (revision: number, t: Translate): Labelled[] =>
  revision > 1 ? [{ label: t('Revision'), value: String(revision) }] : []

/** A list with the labelled text, or an empty list without a text. */
export function ifAny(label: string, value: string | null): Labelled[] {
  return value === null ? [] : [{ label, value }]
}
