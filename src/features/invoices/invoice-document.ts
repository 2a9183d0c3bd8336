import { amountInWords } from '../../kernel/contract/amount-in-words.ts'
import { addDays, formatDay } from '../../kernel/contract/day.ts'
import type { recordFields } from '../../kernel/contract/entity.ts'
import { fileName } from '../../kernel/contract/file-name.ts'
import { minus, percentOf } from '../../kernel/contract/money.ts'
import { formatQuantity } from '../../kernel/contract/quantity.ts'
import type { Labelled } from '../../kernel/contract/printable-text.ts'
import { textsOnPaper } from '../../kernel/contract/room-on-paper.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { withOwnDeposit } from '../settings/deposit-terms.ts'
import { given, inOneLine, linesOf, missing, money, text } from './document-text.ts'
import { type InvoiceLine, type InvoiceRecord, invoiceTypes, paymentMethods } from './invoices.contract.ts'

/** What the printable invoice needs of an invoice. Drafts may lack almost everything. */
export type PrintableInvoice = Omit<
  InvoiceRecord,
  | keyof typeof recordFields
  | 'customer'
  | 'company'
  | 'has_receipts'
  | 'settled'
  | 'credited'
  | 'taken_back'
  | 'paid'
  | 'outstanding'
  | 'due_date'
  | 'cancelled_at'
  | 'cancelled_by'
  | 'cancel_reason'
  | 'invoice_products'
> & { invoice_products: readonly InvoiceLine[] }

export interface PrintedLine {
  item: string
  description: string
  /** Stands below the description. */
  notes: string | null
  /** Address of the picture. */
  image: string | null
  quantity: string
  unit_price: string
  total: string
}

/** Everything that stands on a printed invoice, as text, in the order of reading: page and PDF print the same. */
export interface InvoiceDocument {
  title: string
  /** Title of the page: `Invoice INV-2026-00001`. */
  name: string
  /** `INV-2026-00001 Zagros Trading.pdf` */
  file_name: string
  language: 'en'
  watermark: string
  /** Whether the watermark warns: this is nothing to pay. */
  is_no_claim: boolean
  company_name: string
  /** Address of the logo's picture. */
  logo: string | null
  from: { label: string; name: string; lines: string[] }
  customer: { label: string; name: string; lines: string[] }
  facts: Labelled[]
  headings: Record<Exclude<keyof PrintedLine, 'notes'>, string>
  lines: PrintedLine[]
  payment: { title: string; facts: Labelled[] }
  /** Where to transfer the money; null unless the invoice is paid by bank transfer and the company says where. */
  bank: { title: string; facts: Labelled[] } | null
  sub_total: Labelled
  /** Null where there is none. */
  discount: Labelled | null
  grand_total: Labelled
  /** What became of it, below the grand total, where that is wanted. */
  balance: Labelled[]
  words: Labelled
  rate: string | null
  terms: { title: string; lines: string[] }
  signatures: string[]
  footer: string[]
}

/** The printed form of an invoice (specification, sections 2 and 9, printable invoice). */
export function invoiceDocument(input: {
  invoice: PrintableInvoice
  company: CompanyBlock
  /** What is paid of it and what is left, where that is to stand on it. */
  balance?: Pick<InvoiceRecord, 'paid' | 'credited' | 'outstanding'> | null
}): InvoiceDocument {
  const { invoice, company } = input
  const is_draft = invoice.status === 'draft'
  const is_cancelled = invoice.status === 'cancelled'
  return {
    title: 'Invoice',
    name: `Invoice ${invoice.invoice_no ?? (is_draft ? 'draft' : missing)}`,
    file_name: fileNameOf(invoice),
    language: 'en',
    watermark: is_draft ? 'DRAFT' : is_cancelled ? 'CANCELLED' : company.name,
    is_no_claim: is_draft || is_cancelled,
    company_name: company.name,
    logo: company.logo,
    from: {
      label: 'From',
      name: company.name,
      lines: [...linesOf(company.address), ...linesOf(company.contact_email)],
    },
    customer: {
      label: 'Customer',
      name: text(invoice.customer_name),
      lines: [
        ...linesOf(invoice.customer_address),
        ...given('Code', invoice.customer_code).map(inOneLine),
        ...given('Phone', invoice.customer_phone).map(inOneLine),
      ],
    },
    facts: [
      ...given('Invoice Number', invoice.invoice_no),
      ...given('Order No', invoice.order_no),
      ...given('Invoice Date', invoice.invoice_date && formatDay(invoice.invoice_date)),
      ...dueDate(invoice),
      ...given('PO Ref', invoice.po_ref),
      ...given('Invoice Type', invoice.invoice_type && invoiceTypes[invoice.invoice_type]),
    ],
    headings: {
      item: 'Item',
      description: 'Description',
      image: 'Image',
      quantity: 'Quantity',
      unit_price: 'Unit Price',
      total: 'Total',
    },
    lines: printedLines(invoice.invoice_products),
    payment: { title: 'Payment', facts: paymentFacts(invoice) },
    bank: invoice.payment_method === 'bank_transfer' ? bankBlock(company) : null,
    sub_total: { label: 'Sub Total', value: money(invoice.subtotal) },
    discount: discount(invoice),
    grand_total: { label: 'Grand Total', value: money(invoice.grand_total) },
    balance: input.balance ? balanceOf(input.balance) : [],
    words: {
      label: 'Amount in Words',
      value: amountInWords(invoice.grand_total, 'USD'),
    },
    rate: company.rate_label,
    terms: { title: 'Terms', lines: termsOf(company, invoice) },
    signatures: ['First Part', 'Second Part'],
    footer: [company.name, ...linesOf(company.address), ...linesOf(company.contact_email)],
  }
}

function balanceOf({
  paid,
  credited,
  outstanding,
}: Pick<InvoiceRecord, 'paid' | 'credited' | 'outstanding'>) {
  return [
    { label: 'Paid', value: money(paid) },
    ...given('Credited', credited > 0 ? money(credited) : null),
    { label: 'Balance due', value: money(outstanding) },
  ]
}

/** The lines as they are printed; what does not fit on any sensible number of pages is cut, and says so. */
function printedLines(lines: readonly InvoiceLine[]): PrintedLine[] {
  const texts = textsOnPaper(
    lines.flatMap((line) => [text(line.product_description), line.notes?.trim() ?? '']),
  )
  return lines.map((line, index) => ({
    item: text(line.product_item),
    description: texts[2 * index] ?? missing,
    notes: texts[2 * index + 1] || null,
    image: line.product_image,
    quantity: line.quantity === null ? missing : formatQuantity(line.quantity),
    unit_price: money(line.unit_price),
    total: money(line.total),
  }))
}

function paymentFacts(invoice: PrintableInvoice): Labelled[] {
  const { payment_method, advance_cash, delivery_cash, is_shipping_required, grand_total } = invoice
  const advance = advance_cash === null || grand_total === null ? null : percentOf(grand_total, advance_cash)
  // What is left, so that the two always add up to the grand total.
  const rest = advance === null || grand_total === null ? null : minus(grand_total, advance)
  return [
    ...given('Payment Method', payment_method && paymentMethods[payment_method]),
    ...given('Advance Cash', share(advance_cash, advance)),
    ...given('Delivery Cash', share(delivery_cash, rest)),
    ...given('Shipping Required', is_shipping_required ? 'Yes' : null),
    ...given('Delivery Country', is_shipping_required ? invoice.delivery_country : null),
  ]
}

/** A percentage with the amount that it stands for. */
function share(percentage: number | null, amount: number | null): string | null {
  if (percentage === null) return null
  return amount === null ? percent(percentage) : `${percent(percentage)} (${money(amount)})`
}

function bankBlock(company: CompanyBlock): { title: string; facts: Labelled[] } | null {
  const facts = [
    ...given('Bank', company.bank_name),
    ...given('Account Holder', company.account_holder),
    ...given('IBAN', company.iban && inGroups(company.iban)),
    ...given('SWIFT', company.swift),
    ...given('Branch', company.branch),
  ]
  return facts.length > 0 ? { title: 'Bank Transfer Details', facts } : null
}

/** An IBAN as paper writes it (ISO 13616): in groups of four. */
function inGroups(iban: string): string {
  const written = iban.replaceAll(/\s/g, '')
  return /^[a-z]{2}\d{2}[a-z\d]{8,30}$/i.test(written) ? written.replaceAll(/.{4}(?=.)/g, '$& ') : iban
}

/** The company's terms; what the invoice says about its deposit goes before what is usual. */
function termsOf(company: CompanyBlock, { advance_cash }: PrintableInvoice): string[] {
  const terms = linesOf(company.terms)
  return advance_cash === null ? terms : withOwnDeposit(terms, advance_cash)
}

/** What the PDF is called where it is kept. */
function fileNameOf({ invoice_no, status, invoice_date, po_ref, customer_name }: PrintableInvoice): string {
  const number = invoice_no ?? fileName(status === 'draft' ? 'Draft' : 'Invoice', invoice_date, po_ref)
  return `${fileName(number, customer_name)}.pdf`
}

/** The amount is what stands between the two totals, so that the three printed figures always add up. */
function discount(invoice: PrintableInvoice): Labelled | null {
  if (!(invoice.discount || invoice.discount_amount)) return null
  if (invoice.subtotal === null || invoice.grand_total === null) return null
  const amount = minus(invoice.subtotal, invoice.grand_total)
  const label = invoice.discount ? `Discount (${percent(invoice.discount)})` : 'Discount'
  return { label, value: amount > 0 ? `\u2212 ${money(amount)}` : money(0) }
}

/** An invoice that is due at once needs no second date. */
function dueDate(invoice: PrintableInvoice): Labelled[] {
  if (!invoice.invoice_date || !invoice.age_days) return []
  return [{ label: 'Due Date', value: formatDay(addDays(invoice.invoice_date, invoice.age_days)) }]
}

function percent(value: number): string {
  return `${value}%`
}
