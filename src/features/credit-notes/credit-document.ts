import { amountInWords } from '../../kernel/contract/amount-in-words.ts'
import { formatDay, formatQuantity } from '../../kernel/contract/formats.ts'
import { fileName } from '../../kernel/contract/file-name.ts'
import { lineTotal, minus, sumOf } from '../../kernel/contract/money.ts'
import type { PaperSay } from '../../words/paper-say.ts'
import { companyTexts } from '../settings/company-block.ts'
import { letterhead } from '../settings/letterhead.ts'
import { partiesOf } from '../invoices/parties.ts'
import { given, money, text } from '../invoices/document-text.ts'
import type { InvoiceDocument } from '../invoices/invoice-document.ts'
import { creditReasons, type CreditRecord } from './credit-notes.contract.ts'

/** What of a note went back to the customer as money. */
export function paidBackOf({ used_usd, settlements }: CreditRecord): number {
  return minus(used_usd, sumOf(settlements.map(({ amount_usd }) => amount_usd)))
}

/** The printed form of a credit note: the paper of an invoice, with what is taken back on it. */
export function creditDocument(note: CreditRecord, say: PaperSay): InvoiceDocument {
  const { company, lines, total } = note
  const { name } = companyTexts(company, say.language)
  const isCancelled = note.status === 'cancelled'
  const subTotal = sumOf(lines.map(({ quantity, unit_price }) => lineTotal(quantity, unit_price ?? 0)))
  const share = minus(subTotal, total)
  const paidBack = paidBackOf(note)
  return {
    ...letterhead(company, say),
    title: say('Credit Note'),
    name: say('Credit Note {number}', { number: note.credit_note_no }),
    file_name: `${fileName(note.credit_note_no, note.customer_name)}.pdf`,
    watermark: isCancelled ? say('CANCELLED|a credit note') : name,
    is_no_claim: isCancelled,
    ...partiesOf(note, company, say),
    facts: [
      ...given(say('Credit Note Number'), note.credit_note_no),
      ...given(say('Date'), formatDay(note.date)),
      ...given(say('Invoice'), note.invoice_no),
    ],
    headings: {
      item: say('Item'),
      description: '',
      image: '',
      quantity: say('Quantity'),
      unit_price: say('Unit Price'),
      total: say('Credit|given back'),
    },
    lines: lines.map(({ description, quantity, unit_price, credit }) => ({
      item: text(description, say),
      description: '',
      notes: null,
      image: null,
      quantity: formatQuantity(quantity),
      unit_price: money(unit_price, say),
      total: money(credit, say),
    })),
    payment: {
      title: say('Why|a credit note'),
      facts: [...given(say('Reason'), say(creditReasons[note.reason])), ...given(say('Note'), note.note)],
    },
    bank: null,
    sub_total: { label: say('Sub Total'), value: money(subTotal, say) },
    // An invoice that was given for less takes back no more than that.
    discount:
      share > 0 ? { label: say('Share of the discount'), value: `\u2212 ${money(share, say)}` } : null,
    grand_total: { label: say('Total Credit'), value: money(total, say) },
    balance: isCancelled
      ? []
      : [
          ...note.settlements.map(({ invoice_no, amount_usd }) => ({
            label: say('Settles {invoice}', { invoice: invoice_no }),
            value: money(amount_usd, say),
          })),
          ...given(say('Paid back'), paidBack > 0 ? money(paidBack, say) : null),
          ...given(say('On account'), note.on_account_usd > 0 ? money(note.on_account_usd, say) : null),
        ],
    words: {
      label: say('Amount in Words'),
      value: amountInWords(total, 'USD', say),
    },
    rate: null,
    terms: { title: say('Terms'), lines: [] },
    signatures: [say('First Part'), say('Second Part')],
  }
}
