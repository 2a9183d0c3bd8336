import { amountInWords } from '../../../kernel/contract/amount-in-words.ts'
import { formatMoney } from '../../../kernel/contract/formats.ts'
import type { Currency } from '../../../kernel/contract/money.ts'
import type { Labelled } from '../../../kernel/contract/printable-text.ts'
import type { PaperSay } from '../../../words/paper-say.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { letterhead, type Letterhead } from '../../settings/letterhead.ts'

/** Everything that stands on a printed voucher, as text, in the order of reading: page and PDF print the same. */
export interface VoucherDocument extends Letterhead {
  title: string
  /** Title of the page and of the file: `Receipt Voucher 12`. */
  name: string
  /** Number, date and what else identifies the voucher. */
  facts: Labelled[]
  /** Whom the money comes from or goes to. */
  party: Labelled
  /** What it is for, in one line or many. */
  texts: Labelled[]
  /** The amounts that the totals are made of, where there is more than one way to pay. */
  amounts: Labelled[]
  /** One for each currency, never added to one another. */
  totals: (Labelled & { words: string })[]
  signatures: string[]
  /** What the two on one sheet are called. */
  copies: [original: string, copy: string]
}

type VoucherParts = Pick<
  VoucherDocument,
  'title' | 'name' | 'facts' | 'party' | 'texts' | 'amounts' | 'signatures'
> & {
  company: CompanyBlock
  /** Says what stands on it, in the language of the paper. */
  say: PaperSay
  /** What the total is called, and how much it is in each currency; null or zero where there is none. */
  total: { label: string; usd: number | null; iqd: number | null }
}

/** The printed form that both kinds of vouchers share. */
export function voucherDocument({ company, total, say, ...parts }: VoucherParts): VoucherDocument {
  return {
    ...parts,
    ...letterhead(company, say),
    totals: totals(total, say),
    copies: [say('Original'), say('Copy|a slip')],
  }
}

function totals({ label, usd, iqd }: VoucherParts['total'], say: PaperSay): VoucherDocument['totals'] {
  const words = (amount: number | null, currency: Currency) => amountInWords(amount, currency, say)
  const entered = [
    ...(usd ? [{ label, value: formatMoney(usd, 'USD'), words: words(usd, 'USD') }] : []),
    ...(iqd ? [{ label, value: formatMoney(iqd, 'IQD'), words: words(iqd, 'IQD') }] : []),
  ]
  return entered.length > 0 ? entered : [{ label, value: say('N/A'), words: words(null, 'USD') }]
}

/** A labelled text in a list of its own, which is empty where there is no text. */
export function ifAny(label: string, value: string | null): Labelled[] {
  return value === null ? [] : [{ label, value }]
}
