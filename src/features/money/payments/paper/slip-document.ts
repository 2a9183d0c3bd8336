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
    /** Says what stands on it, in the language of the paper. */
    t: PaperTranslate
    /** Whom the money comes from or goes to. */
    party: Labelled
    /** The amounts that the total is made of, where there is more than one way to pay. */
    amounts: Labelled[]
    /** What the total is called, and how much it is in each currency; null or zero where there is none. */
    total: { label: string; usd: number | null; iqd: number | null }
  }

/** Half a page about money that was handed over or counted: each currency by itself, in words, and signed. */
export function slipDocument({ company, t, party, amounts, total, ...parts }: SlipParts): Paper {
  return paperOf(letterhead(company, t), {
    ...parts,
    sheet: 'slip',
    parties: [{ label: party.label, name: party.value, lines: [] }],
    sums: [...amounts, ...totals(total, t)],
    copies: { original: t('Original'), copy: t('Copy|a slip') },
  })
}

/** One for each currency, never added to one another. */
function totals({ label, usd, iqd }: SlipParts['total'], t: PaperTranslate): Sum[] {
  const sum = (amount: number | null, currency: Currency): Sum[] =>
    amount
      ? [
          {
            label,
            value: formatMoney(amount, currency),
            words: amountInWords(amount, currency, t),
            grand: true,
          },
        ]
      : []
  const entered = [...sum(usd, 'USD'), ...sum(iqd, 'IQD')]
  return entered.length > 0
    ? entered
    : [{ label, value: t('N/A'), words: amountInWords(null, 'USD', t), grand: true }]
}

/** Says which revision of a document a paper is, once it was changed after printing. */
export const ifRevised = (revision: number, t: Translate): Labelled[] =>
  revision > 1 ? [{ label: t('Revision'), value: String(revision) }] : []

/** A labelled text in a list of its own, which is empty where there is no text. */
export function ifAny(label: string, value: string | null): Labelled[] {
  return value === null ? [] : [{ label, value }]
}
