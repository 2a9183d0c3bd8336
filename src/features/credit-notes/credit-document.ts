import { amountInWords } from '../../kernel/contract/amount-in-words.ts'
import { formatDay } from '../../kernel/contract/day.ts'
import { fileName } from '../../kernel/contract/file-name.ts'
import { lineTotal, minus, sumOf } from '../../kernel/contract/money.ts'
import { formatQuantity } from '../../kernel/contract/quantity.ts'
import { given, inOneLine, linesOf, money, text } from '../invoices/document-text.ts'
import type { InvoiceDocument } from '../invoices/invoice-document.ts'
import { creditReasons, type CreditRecord } from './credit-notes.contract.ts'

/** What of a note went back to the customer as money. */
export function paidBackOf({ used_usd, settlements }: CreditRecord): number {
  return minus(used_usd, sumOf(settlements.map(({ amount_usd }) => amount_usd)))
}

/** The printed form of a credit note: the paper of an invoice, with what is taken back on it. */
export function creditDocument(note: CreditRecord): InvoiceDocument {
  const { company, lines, total } = note
  const isCancelled = note.status === 'cancelled'
  const subTotal = sumOf(lines.map(({ quantity, unit_price }) => lineTotal(quantity, unit_price ?? 0)))
  const share = minus(subTotal, total)
  const paidBack = paidBackOf(note)
  return {
    title: 'Credit Note',
    name: `Credit Note ${note.credit_note_no}`,
    file_name: `${fileName(note.credit_note_no, note.customer_name)}.pdf`,
    language: 'en',
    watermark: isCancelled ? 'CANCELLED' : company.name,
    is_no_claim: isCancelled,
    company_name: company.name,
    logo: company.logo,
    from: {
      label: 'From',
      name: company.name,
      lines: [...linesOf(company.address), ...linesOf(company.contact_email)],
    },
    customer: {
      label: 'Customer',
      name: text(note.customer_name),
      lines: [
        ...linesOf(note.customer_address),
        ...given('Code', note.customer_code).map(inOneLine),
        ...given('Phone', note.customer_phone).map(inOneLine),
      ],
    },
    facts: [
      ...given('Credit Note Number', note.credit_note_no),
      ...given('Date', formatDay(note.date)),
      ...given('Invoice', note.invoice_no),
    ],
    headings: {
      item: 'Item',
      description: '',
      image: '',
      quantity: 'Quantity',
      unit_price: 'Unit Price',
      total: 'Credit',
    },
    lines: lines.map(({ description, quantity, unit_price, credit }) => ({
      item: text(description),
      description: '',
      notes: null,
      image: null,
      quantity: formatQuantity(quantity),
      unit_price: money(unit_price),
      total: money(credit),
    })),
    payment: {
      title: 'Why',
      facts: [...given('Reason', creditReasons[note.reason]), ...given('Note', note.note)],
    },
    bank: null,
    sub_total: { label: 'Sub Total', value: money(subTotal) },
    // An invoice that was given for less takes back no more than that.
    discount: share > 0 ? { label: 'Share of the discount', value: `\u2212 ${money(share)}` } : null,
    grand_total: { label: 'Total Credit', value: money(total) },
    balance: isCancelled
      ? []
      : [
          ...note.settlements.map(({ invoice_no, amount_usd }) => ({
            label: `Settles ${invoice_no}`,
            value: money(amount_usd),
          })),
          ...given('Paid back', paidBack > 0 ? money(paidBack) : null),
          ...given('On account', note.on_account_usd > 0 ? money(note.on_account_usd) : null),
        ],
    words: {
      label: 'Amount in Words',
      value: amountInWords(total, 'USD'),
    },
    rate: null,
    terms: { title: 'Terms', lines: [] },
    signatures: ['First Part', 'Second Part'],
    footer: [company.name, ...linesOf(company.address), ...linesOf(company.contact_email)],
  }
}
