import { amountInWords } from '../../kernel/contract/amount-in-words.ts'
import { addDays, formatDay } from '../../kernel/contract/day.ts'
import type { recordFields } from '../../kernel/contract/entity.ts'
import { formatMoney, minus } from '../../kernel/contract/money.ts'
import type { Labelled } from '../../kernel/contract/printable-text.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { type InvoiceLine, type InvoiceRecord, invoiceTypes, paymentMethods } from './invoices.contract.ts'

/** What the printable invoice needs of an invoice. Drafts may lack almost everything. */
export type PrintableInvoice = Omit<InvoiceRecord, keyof typeof recordFields | 'customer' | 'company'>

export interface PrintedLine {
  item: string
  description: string
  /** Address of the picture. */
  image: string | null
  quantity: string
  unit_price: string
  total: string
}

/** Everything that stands on a printed invoice, as text, in the order of reading: page and PDF print the same. */
export interface InvoiceDocument {
  title: string
  /** Title of the page and of the file: `Invoice INV-2026-00001`. */
  name: string
  language: 'en'
  watermark: string
  is_draft: boolean
  company_name: string
  /** Address of the logo's picture. */
  logo: string | null
  from: { label: string; name: string; lines: string[] }
  customer: { label: string; name: string; lines: string[] }
  facts: Labelled[]
  headings: Record<keyof PrintedLine, string>
  lines: PrintedLine[]
  payment: { title: string; facts: Labelled[] }
  /** Where to transfer the money; null unless the invoice is paid by bank transfer. */
  bank: { title: string; facts: Labelled[] } | null
  sub_total: Labelled
  discount: Labelled
  grand_total: Labelled
  words: Labelled
  rate: string | null
  terms: { title: string; lines: string[] }
  signatures: string[]
  footer: string[]
}

const missing = 'N/A'

const quantityFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** A quantity with its thousands apart and no more decimals than it has. */
export function formatQuantity(quantity: number): string {
  return quantityFormat.format(quantity)
}

/** The printed form of an invoice (specification, sections 2 and 9, printable invoice). */
export function invoiceDocument(input: {
  invoice: PrintableInvoice
  company: CompanyBlock
}): InvoiceDocument {
  const { invoice, company } = input
  const is_draft = invoice.status === 'draft'
  return {
    title: 'Invoice',
    name: `Invoice ${invoice.invoice_no ?? (is_draft ? 'draft' : missing)}`,
    language: 'en',
    watermark: is_draft ? 'DRAFT' : company.name,
    is_draft,
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
      lines: linesOf(invoice.customer_address),
    },
    facts: [
      { label: 'Invoice Number', value: text(invoice.invoice_no) },
      { label: 'Order No', value: text(invoice.order_no) },
      { label: 'Invoice Date', value: day(invoice.invoice_date) },
      ...dueDate(invoice),
      { label: 'PO Ref', value: text(invoice.po_ref) },
      { label: 'Invoice Type', value: invoice.invoice_type ? invoiceTypes[invoice.invoice_type] : missing },
    ],
    headings: {
      item: 'Item',
      description: 'Description',
      image: 'Image',
      quantity: 'Quantity',
      unit_price: 'Unit Price',
      total: 'Total',
    },
    lines: invoice.invoice_products.map(printedLine),
    payment: { title: 'Payment', facts: paymentFacts(invoice) },
    bank: invoice.payment_method === 'bank_transfer' ? bankBlock(company) : null,
    sub_total: { label: 'Sub Total', value: money(invoice.subtotal) },
    discount: discount(invoice),
    grand_total: { label: 'Grand Total', value: money(invoice.grand_total) },
    words: {
      label: 'Amount in Words',
      value: amountInWords(invoice.grand_total, 'Dolar', { one: 'Cent', many: 'Cents' }),
    },
    rate: company.rate_label,
    terms: { title: 'Terms', lines: linesOf(company.terms) },
    signatures: ['First Part', 'Second Part'],
    footer: [company.name, ...linesOf(company.address), ...linesOf(company.contact_email)],
  }
}

function printedLine(line: InvoiceLine): PrintedLine {
  return {
    item: text(line.product_item),
    description: text(line.product_description),
    image: line.product_image,
    quantity: line.quantity === null ? missing : formatQuantity(line.quantity),
    unit_price: money(line.unit_price),
    total: money(line.total),
  }
}

function paymentFacts(invoice: PrintableInvoice): Labelled[] {
  const { payment_method } = invoice
  const facts = [
    { label: 'Payment Method', value: payment_method ? paymentMethods[payment_method] : missing },
    { label: 'Advance Cash', value: percent(invoice.advance_cash) },
    { label: 'Delivery Cash', value: percent(invoice.delivery_cash) },
  ]
  if (!invoice.is_shipping_required) return facts
  return [
    ...facts,
    { label: 'Shipping Required', value: 'Yes' },
    { label: 'Delivery Country', value: text(invoice.delivery_country) },
  ]
}

function bankBlock(company: CompanyBlock): { title: string; facts: Labelled[] } {
  return {
    title: 'Bank Transfer Details',
    facts: [
      { label: 'Bank', value: text(company.bank_name) },
      { label: 'Account Holder', value: text(company.account_holder) },
      { label: 'IBAN', value: text(company.iban) },
      { label: 'SWIFT', value: text(company.swift) },
      { label: 'Branch', value: text(company.branch) },
    ],
  }
}

/** The amount is what stands between the two totals, so that the three printed figures always add up. */
function discount(invoice: PrintableInvoice): Labelled {
  const label = invoice.discount === null ? 'Discount' : `Discount (${percent(invoice.discount)})`
  if (invoice.subtotal === null || invoice.grand_total === null) return { label, value: missing }
  const amount = minus(invoice.subtotal, invoice.grand_total)
  return { label, value: amount > 0 ? `\u2212 ${money(amount)}` : money(0) }
}

/** An invoice that is due at once needs no second date. */
function dueDate(invoice: PrintableInvoice): Labelled[] {
  if (!invoice.invoice_date || !invoice.age_days) return []
  return [{ label: 'Due Date', value: day(addDays(invoice.invoice_date, invoice.age_days)) }]
}

function linesOf(value: string | null): string[] {
  return (value ?? '').split(/\r\n?|\n/).flatMap((line) => line.trim() || [])
}

function text(value: string | null): string {
  return value?.trim() || missing
}

function day(value: string | null): string {
  return value ? formatDay(value) : missing
}

function percent(value: number | null): string {
  return value === null ? missing : `${value}%`
}

function money(value: number | null): string {
  return value === null ? missing : formatMoney(value, 'USD')
}
