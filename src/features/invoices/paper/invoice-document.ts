import { amountInWords } from '../../../kernel/contract/values/amount-in-words.ts'
import { formatDay, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { recordFields } from '../../../kernel/contract/entity.ts'
import { fileName } from '../../../kernel/contract/paper/file-name.ts'
import { minus, percentOf } from '../../../kernel/contract/values/money.ts'
import { type Panel, type Paper, paperOf, type PaperTable } from '../../../kernel/contract/paper/paper.ts'
import { type Labelled, linesOf } from '../../../kernel/contract/paper/printable-text.ts'
import { fitTextsOnPaper } from '../../../kernel/contract/paper/fit-texts-on-paper.ts'
import type { PaperTranslate } from '../../../i18n/paper-translate.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { message } from '../../../i18n/messages.ts'
import { type CompanyBlock, companyTexts } from '../../settings/company-block.ts'
import { letterhead } from '../../settings/letterhead.ts'
import { type approvalFields } from '../../approvals/approvals.contract.ts'
import { notApproved } from '../../approvals/watermark.ts'
import { totalInDinars } from './total-in-dinars.ts'
import { partiesOf } from './parties.ts'
import { depositTerm, ownDeposit } from '../../settings/deposit-terms.ts'
import { countryName } from '../countries.ts'
import { given, missing, money, pricePerPiece, text } from './document-text.ts'
import { invoiceTypes, paymentMethods } from '../../settings/defaults/invoice-defaults.contract.ts'
import type { InvoiceLine, InvoiceRecord } from '../invoices.contract.ts'

/** The fields of an invoice that its paper needs. Drafts may lack almost all of them. */
export type PrintableInvoice = Omit<
  InvoiceRecord,
  | keyof typeof recordFields
  | 'customer'
  | 'salesman'
  | 'salesman_name'
  | 'company'
  | 'paper_language'
  | 'has_receipts'
  | 'settled'
  | 'credited'
  | 'taken_back'
  | 'paid'
  | 'outstanding'
  | 'due_date'
  | 'state'
  | 'cancelled_at'
  | 'cancelled_on'
  | 'cancelled_by'
  | 'cancel_reason'
  | keyof typeof approvalFields
  | 'invoice_products'
> & { invoice_products: readonly InvoiceLine[] }

/** The paper of an invoice (specification, sections 2 and 9, printable invoice). */
export function invoiceDocument(input: {
  invoice: PrintableInvoice
  company: CompanyBlock
  /** The paid and outstanding amounts, if they are to be printed. */
  balance?: Pick<InvoiceRecord, 'paid' | 'credited' | 'outstanding'> | null
  /** Translates into the language of the paper. */
  t: PaperTranslate
}): Paper {
  const { invoice, company, t } = input
  const { name } = companyTexts(company, t.language)
  const is_draft = invoice.status === 'draft'
  const is_cancelled = invoice.status === 'cancelled'
  return paperOf(letterhead(company, t), {
    title: t('Invoice|a paper'),
    name: t('Invoice {number}', {
      number: invoice.invoice_no ?? (is_draft ? message('draft') : message(missing)),
    }),
    file_name: fileNameOf(invoice, t),
    watermark: notApproved(invoice.status, t) ?? {
      text: is_draft ? t('DRAFT') : is_cancelled ? t('CANCELLED') : name,
      warns: is_draft || is_cancelled,
    },
    parties: partiesOf(invoice, company, t),
    facts: [
      ...given(t('Invoice Number'), invoice.invoice_no),
      ...(invoice.revision > 1 ? [{ label: t('Revision'), value: String(invoice.revision) }] : []),
      ...given(t('Order No'), invoice.order_no),
      ...given(t('Invoice Date'), invoice.invoice_date && formatDay(invoice.invoice_date)),
      ...dueDate(invoice, t),
      ...given(t('PO Ref'), invoice.po_ref),
      ...given(t('Invoice Type'), invoice.invoice_type && t(invoiceTypes[invoice.invoice_type])),
    ],
    table: {
      columns: [
        { label: t('Item'), kind: 'text', strong: true },
        { label: t('Description'), kind: 'text', share: 1.55 },
        { label: t('Image'), kind: 'picture' },
        { label: t('Quantity'), kind: 'figure' },
        { label: t('Unit Price'), kind: 'figure' },
        { label: t('Total'), kind: 'figure', strong: true },
      ],
      opening: null,
      rows: printedLines(invoice.invoice_products, t),
      totals: null,
    },
    words: { label: t('Amount in Words'), value: amountInWords(invoice.grand_total, 'USD', t) },
    stamp: company.rate_label,
    sums: [
      { label: t('Sub Total'), value: money(invoice.subtotal, t) },
      ...discount(invoice, t),
      { label: t('Grand Total'), value: money(invoice.grand_total, t), grand: true },
      ...inDinars(invoice.grand_total, invoice, t),
      ...(input.balance ? balanceOf(input.balance, t) : []),
    ],
    panels: [
      { title: t('Payment'), facts: paymentFacts(invoice, t) },
      ...(invoice.payment_method === 'bank_transfer' ? bankBlock(company, t) : []),
    ],
    terms: termsOf(company, invoice, t),
    signatures: [t('First Part'), t('Second Part')],
  })
}

function balanceOf(
  { paid, credited, outstanding }: Pick<InvoiceRecord, 'paid' | 'credited' | 'outstanding'>,
  t: Translate,
) {
  return [
    { label: t('Paid'), value: money(paid, t) },
    ...given(t('Credited'), credited > 0 ? money(credited, t) : null),
    { label: t('Balance due'), value: money(outstanding, t) },
  ]
}

/** The printed lines; too many for a reasonable number of pages are cut off with a note. */
function printedLines(lines: readonly InvoiceLine[], t: Translate): PaperTable['rows'] {
  const texts = fitTextsOnPaper(
    lines.flatMap((line) => [text(line.product_description, t), line.notes?.trim() ?? '']),
    t,
  )
  return lines.map((line, index) => {
    const notes = texts[2 * index + 1]
    return [
      { text: text(line.product_item, t), details: [] },
      { text: texts[2 * index] ?? t(missing), details: notes ? [notes] : [] },
      line.product_image ?? '',
      line.quantity === null ? t(missing) : formatQuantity(line.quantity),
      pricePerPiece(line.unit_price, t),
      money(line.total, t),
    ]
  })
}

function paymentFacts(invoice: PrintableInvoice, t: Translate): Labelled[] {
  const { payment_method, advance_cash, delivery_cash, is_shipping_required, grand_total } = invoice
  const advance = advance_cash === null || grand_total === null ? null : percentOf(grand_total, advance_cash)
  // The remainder, so that both parts add up to the grand total.
  const rest = advance === null || grand_total === null ? null : minus(grand_total, advance)
  return [
    ...given(t('Payment Method'), payment_method && t(paymentMethods[payment_method])),
    ...given(t('Advance Cash'), share(advance_cash, advance, t)),
    ...given(t('Delivery Cash'), share(delivery_cash, rest, t)),
    ...given(t('Shipping Required'), is_shipping_required ? t('Yes') : null),
    ...given(t('Delivery Country'), is_shipping_required ? country(invoice, t) : null),
  ]
}

function country({ delivery_country }: PrintableInvoice, t: Translate): string | null {
  return delivery_country && t(countryName(delivery_country))
}

/** A percentage with its amount. */
function share(percentage: number | null, amount: number | null, t: Translate): string | null {
  if (percentage === null) return null
  return amount === null ? percent(percentage) : `${percent(percentage)} (${money(amount, t)})`
}

/** The bank details, if the company has any. */
function bankBlock(company: CompanyBlock, t: Translate): Panel[] {
  const facts = [
    ...given(t('Bank'), company.bank_name),
    ...given(t('Account holder'), company.account_holder),
    ...given(t('IBAN'), company.iban && inGroups(company.iban)),
    ...given(t('SWIFT'), company.swift),
    ...given(t('Branch'), company.branch),
  ]
  return facts.length > 0 ? [{ title: t('Bank Transfer Details'), facts }] : []
}

/** An IBAN in print format (ISO 13616): groups of four. */
function inGroups(iban: string): string {
  const written = iban.replaceAll(/\s/g, '')
  return /^[a-z]{2}\d{2}[a-z\d]{8,30}$/i.test(written) ? written.replaceAll(/.{4}(?=.)/g, '$& ') : iban
}

/**
 * The company's terms; a deposit of the invoice replaces the general one. Deposit terms are translated, the company's
 * own terms are printed as written.
 */
function termsOf(company: CompanyBlock, { advance_cash }: PrintableInvoice, t: Translate): Paper['terms'] {
  const written = linesOf(company.terms)
  const own = companyTexts(company, t.language).terms
  const inPlace = (term: string) => {
    const deposit = depositTerm(term)
    return deposit ? t(advance_cash === null ? deposit : ownDeposit(advance_cash)) : term
  }
  const lines =
    own === null
      ? written.map(inPlace)
      : [...written.filter((term) => depositTerm(term)).map(inPlace), ...linesOf(own)]
  return lines.length > 0 ? { title: t('Terms'), lines } : null
}

function fileNameOf(
  { invoice_no, status, invoice_date, po_ref, customer_name }: PrintableInvoice,
  t: Translate,
): string {
  const kind = status === 'draft' ? t('Draft') : t('Invoice|a paper')
  const number = invoice_no ?? fileName(kind, invoice_date, po_ref)
  return `${fileName(number, customer_name)}.pdf`
}

/** The amount is the difference between the two totals, so that the three printed figures always add up. */
function discount(invoice: PrintableInvoice, t: Translate): Labelled[] {
  if (!(invoice.discount || invoice.discount_amount)) return []
  if (invoice.subtotal === null || invoice.grand_total === null) return []
  const amount = minus(invoice.subtotal, invoice.grand_total)
  const label = invoice.discount
    ? t('Discount ({percent})', { percent: percent(invoice.discount) })
    : t('Discount')
  return [{ label, value: amount > 0 ? `\u2212 ${money(amount, t)}` : money(0, t) }]
}

/** The total in dinars, for customers who want it; amounts due stay in dollars. */
function inDinars(
  total: number | null,
  { dinar_rate: rate, dinar_rate_on: day }: PrintableInvoice,
  t: Translate,
): Labelled[] {
  return total === null || rate === null || day === null ? [] : [totalInDinars({ usd: total, rate, day }, t)]
}

/** An invoice due immediately has no due date. */
function dueDate(invoice: PrintableInvoice, t: Translate): Labelled[] {
  if (!invoice.invoice_date || !invoice.age_days) return []
  return [{ label: t('Due Date'), value: formatDay(addDays(invoice.invoice_date, invoice.age_days)) }]
}

function percent(value: number): string {
  return `${value}%`
}
