import { amountInWords } from '../../../kernel/contract/values/amount-in-words.ts'
import { formatDay, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { recordFields } from '../../../kernel/contract/entity.ts'
import { fileName } from '../../../kernel/contract/paper/file-name.ts'
import { minus, percentOf } from '../../../kernel/contract/values/money.ts'
import { type Panel, type Paper, paperOf, type PaperTable } from '../../../kernel/contract/paper/paper.ts'
import { type Labelled, linesOf } from '../../../kernel/contract/paper/printable-text.ts'
import { textsOnPaper } from '../../../kernel/contract/paper/room-on-paper.ts'
import type { PaperSay } from '../../../words/paper-say.ts'
import type { Say } from '../../../words/say.ts'
import { told } from '../../../words/sentences.ts'
import { type CompanyBlock, companyTexts } from '../../settings/company-block.ts'
import { letterhead } from '../../settings/letterhead.ts'
import { type approvalFields } from '../../approvals/approvals.contract.ts'
import { notApproved } from '../../approvals/watermark.ts'
import { dinarFace } from './dinar-face.ts'
import { partiesOf } from './parties.ts'
import { depositTerm, ownDeposit } from '../../settings/deposit-terms.ts'
import { countrySaid } from '../countries.ts'
import { given, missing, money, pricePerPiece, text } from './document-text.ts'
import { invoiceTypes, paymentMethods } from '../../settings/defaults/invoice-defaults.contract.ts'
import type { InvoiceLine, InvoiceRecord } from '../invoices.contract.ts'

/** What the printable invoice needs of an invoice. Drafts may lack almost everything. */
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

/** The printed form of an invoice (specification, sections 2 and 9, printable invoice). */
export function invoiceDocument(input: {
  invoice: PrintableInvoice
  company: CompanyBlock
  /** What is paid of it and what is left, where that is to stand on it. */
  balance?: Pick<InvoiceRecord, 'paid' | 'credited' | 'outstanding'> | null
  /** Says what stands on it, in the language of the paper. */
  say: PaperSay
}): Paper {
  const { invoice, company, say } = input
  const { name } = companyTexts(company, say.language)
  const is_draft = invoice.status === 'draft'
  const is_cancelled = invoice.status === 'cancelled'
  return paperOf(letterhead(company, say), {
    title: say('Invoice|a paper'),
    name: say('Invoice {number}', {
      number: invoice.invoice_no ?? (is_draft ? told('draft') : told(missing)),
    }),
    file_name: fileNameOf(invoice, say),
    watermark: notApproved(invoice.status, say) ?? {
      text: is_draft ? say('DRAFT') : is_cancelled ? say('CANCELLED') : name,
      warns: is_draft || is_cancelled,
    },
    parties: partiesOf(invoice, company, say),
    facts: [
      ...given(say('Invoice Number'), invoice.invoice_no),
      ...(invoice.revision > 1 ? [{ label: say('Revision'), value: String(invoice.revision) }] : []),
      ...given(say('Order No'), invoice.order_no),
      ...given(say('Invoice Date'), invoice.invoice_date && formatDay(invoice.invoice_date)),
      ...dueDate(invoice, say),
      ...given(say('PO Ref'), invoice.po_ref),
      ...given(say('Invoice Type'), invoice.invoice_type && say(invoiceTypes[invoice.invoice_type])),
    ],
    table: {
      columns: [
        { label: say('Item'), kind: 'text', strong: true },
        { label: say('Description'), kind: 'text', share: 1.55 },
        { label: say('Image'), kind: 'picture' },
        { label: say('Quantity'), kind: 'figure' },
        { label: say('Unit Price'), kind: 'figure' },
        { label: say('Total'), kind: 'figure', strong: true },
      ],
      opening: null,
      rows: printedLines(invoice.invoice_products, say),
      totals: null,
    },
    words: { label: say('Amount in Words'), value: amountInWords(invoice.grand_total, 'USD', say) },
    stamp: company.rate_label,
    sums: [
      { label: say('Sub Total'), value: money(invoice.subtotal, say) },
      ...discount(invoice, say),
      { label: say('Grand Total'), value: money(invoice.grand_total, say), grand: true },
      ...inDinars(invoice.grand_total, invoice, say),
      ...(input.balance ? balanceOf(input.balance, say) : []),
    ],
    panels: [
      { title: say('Payment'), facts: paymentFacts(invoice, say) },
      ...(invoice.payment_method === 'bank_transfer' ? bankBlock(company, say) : []),
    ],
    terms: termsOf(company, invoice, say),
    signatures: [say('First Part'), say('Second Part')],
  })
}

function balanceOf(
  { paid, credited, outstanding }: Pick<InvoiceRecord, 'paid' | 'credited' | 'outstanding'>,
  say: Say,
) {
  return [
    { label: say('Paid'), value: money(paid, say) },
    ...given(say('Credited'), credited > 0 ? money(credited, say) : null),
    { label: say('Balance due'), value: money(outstanding, say) },
  ]
}

/** The lines as they are printed; what does not fit on any sensible number of pages is cut, and says so. */
function printedLines(lines: readonly InvoiceLine[], say: Say): PaperTable['rows'] {
  const texts = textsOnPaper(
    lines.flatMap((line) => [text(line.product_description, say), line.notes?.trim() ?? '']),
    say,
  )
  return lines.map((line, index) => {
    const notes = texts[2 * index + 1]
    return [
      { text: text(line.product_item, say), details: [] },
      { text: texts[2 * index] ?? say(missing), details: notes ? [notes] : [] },
      line.product_image ?? '',
      line.quantity === null ? say(missing) : formatQuantity(line.quantity),
      pricePerPiece(line.unit_price, say),
      money(line.total, say),
    ]
  })
}

function paymentFacts(invoice: PrintableInvoice, say: Say): Labelled[] {
  const { payment_method, advance_cash, delivery_cash, is_shipping_required, grand_total } = invoice
  const advance = advance_cash === null || grand_total === null ? null : percentOf(grand_total, advance_cash)
  // What is left, so that the two always add up to the grand total.
  const rest = advance === null || grand_total === null ? null : minus(grand_total, advance)
  return [
    ...given(say('Payment Method'), payment_method && say(paymentMethods[payment_method])),
    ...given(say('Advance Cash'), share(advance_cash, advance, say)),
    ...given(say('Delivery Cash'), share(delivery_cash, rest, say)),
    ...given(say('Shipping Required'), is_shipping_required ? say('Yes') : null),
    ...given(say('Delivery Country'), is_shipping_required ? country(invoice, say) : null),
  ]
}

function country({ delivery_country }: PrintableInvoice, say: Say): string | null {
  return delivery_country && say(countrySaid(delivery_country))
}

/** A percentage with the amount that it stands for. */
function share(percentage: number | null, amount: number | null, say: Say): string | null {
  if (percentage === null) return null
  return amount === null ? percent(percentage) : `${percent(percentage)} (${money(amount, say)})`
}

/** Where to transfer the money, where the company says so. */
function bankBlock(company: CompanyBlock, say: Say): Panel[] {
  const facts = [
    ...given(say('Bank'), company.bank_name),
    ...given(say('Account holder'), company.account_holder),
    ...given(say('IBAN'), company.iban && inGroups(company.iban)),
    ...given(say('SWIFT'), company.swift),
    ...given(say('Branch'), company.branch),
  ]
  return facts.length > 0 ? [{ title: say('Bank Transfer Details'), facts }] : []
}

/** An IBAN as paper writes it (ISO 13616): in groups of four. */
function inGroups(iban: string): string {
  const written = iban.replaceAll(/\s/g, '')
  return /^[a-z]{2}\d{2}[a-z\d]{8,30}$/i.test(written) ? written.replaceAll(/.{4}(?=.)/g, '$& ') : iban
}

/**
 * The company's terms; what the invoice says about its deposit goes before what is usual. What we say of deposits is
 * said in the language of the paper, the company's own terms stand as it has written them.
 */
function termsOf(company: CompanyBlock, { advance_cash }: PrintableInvoice, say: Say): Paper['terms'] {
  const written = linesOf(company.terms)
  const own = companyTexts(company, say.language).terms
  const inPlace = (term: string) => {
    const deposit = depositTerm(term)
    return deposit ? say(advance_cash === null ? deposit : ownDeposit(advance_cash)) : term
  }
  const lines =
    own === null
      ? written.map(inPlace)
      : [...written.filter((term) => depositTerm(term)).map(inPlace), ...linesOf(own)]
  return lines.length > 0 ? { title: say('Terms'), lines } : null
}

/** What the PDF is called where it is kept. */
function fileNameOf(
  { invoice_no, status, invoice_date, po_ref, customer_name }: PrintableInvoice,
  say: Say,
): string {
  const kind = status === 'draft' ? say('Draft') : say('Invoice|a paper')
  const number = invoice_no ?? fileName(kind, invoice_date, po_ref)
  return `${fileName(number, customer_name)}.pdf`
}

/** The amount is what stands between the two totals, so that the three printed figures always add up. */
function discount(invoice: PrintableInvoice, say: Say): Labelled[] {
  if (!(invoice.discount || invoice.discount_amount)) return []
  if (invoice.subtotal === null || invoice.grand_total === null) return []
  const amount = minus(invoice.subtotal, invoice.grand_total)
  const label = invoice.discount
    ? say('Discount ({percent})', { percent: percent(invoice.discount) })
    : say('Discount')
  return [{ label, value: amount > 0 ? `\u2212 ${money(amount, say)}` : money(0, say) }]
}

/** The total in dinars, of a customer who counts in them; what is owed stays in dollars. */
function inDinars(
  total: number | null,
  { dinar_rate: rate, dinar_rate_on: day }: PrintableInvoice,
  say: Say,
): Labelled[] {
  return total === null || rate === null || day === null ? [] : [dinarFace({ usd: total, rate, day }, say)]
}

/** An invoice that is due at once needs no second date. */
function dueDate(invoice: PrintableInvoice, say: Say): Labelled[] {
  if (!invoice.invoice_date || !invoice.age_days) return []
  return [{ label: say('Due Date'), value: formatDay(addDays(invoice.invoice_date, invoice.age_days)) }]
}

function percent(value: number): string {
  return `${value}%`
}
