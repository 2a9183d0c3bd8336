import { pageOf } from '../../../kernel/contract/page-of.ts'
import { amountInWords } from '../../../kernel/contract/amount-in-words.ts'
import { formatMoney } from '../../../kernel/contract/formats.ts'
import type { Currency } from '../../../kernel/contract/money.ts'
import type { Labelled } from '../../../kernel/contract/printable-text.ts'
import type { Language } from '../../../words/languages.ts'
import type { PaperSay } from '../../../words/paper-say.ts'
import { type CompanyBlock, companyTexts } from '../../settings/company-block.ts'

/** Everything that stands on a printed voucher, as text, in the order of reading: page and PDF print the same. */
export interface VoucherDocument {
  title: string
  /** Title of the page and of the file: `Receipt Voucher 12`. */
  name: string
  language: Language
  company_name: string
  /** Address of the logo's picture. */
  logo: string | null
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
  footer: string[]
  /** `page {page} of {pages}`, for the PDF. */
  page_of: string
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
  const { name, address } = companyTexts(company, say.language)
  return {
    ...parts,
    language: say.language,
    company_name: name,
    logo: company.logo,
    totals: totals(total, say),
    footer: [name, ...linesOf(address), ...linesOf(company.contact_email)],
    page_of: pageOf(say),
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

function linesOf(value: string | null): string[] {
  return (value ?? '').split('\n').flatMap((line) => line.trim() || [])
}
