import { amountInWords } from '../../../../kernel/contract/values/amount-in-words.ts'
import { formatDay, formatQuantity } from '../../../../kernel/contract/values/formats.ts'
import { fileName } from '../../../../kernel/contract/paper/file-name.ts'
import { lineTotal, minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperSay } from '../../../../words/paper-say.ts'
import { companyTexts } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { partiesOf } from '../../../invoices/paper/parties.ts'
import { given, money, pricePerPiece, text } from '../../../invoices/paper/document-text.ts'
import { settlesWhat } from '../../receipts/paper/settles-what.ts'
import { creditReasons, type CreditRecord } from '../credit-notes.contract.ts'
import { notApproved } from '../../../approvals/watermark.ts'

/** The printed form of a credit note: the paper of an invoice, with what is taken back on it. */
export function creditDocument(note: CreditRecord, say: PaperSay): Paper {
  const { company, lines, total } = note
  const { name } = companyTexts(company, say.language)
  const isCancelled = note.status === 'cancelled'
  const subTotal = sumOf(lines.map(({ quantity, unit_price }) => lineTotal(quantity, unit_price ?? 0)))
  const share = minus(subTotal, total)
  const paidBack = note.paid_back_usd
  return paperOf(letterhead(company, say), {
    title: say('Credit Note'),
    name: say('Credit Note {number}', { number: note.credit_note_no }),
    file_name: `${fileName(note.credit_note_no, note.customer_name)}.pdf`,
    watermark: notApproved(note.status, say) ?? {
      text: isCancelled ? say('CANCELLED|a credit note') : name,
      warns: isCancelled,
    },
    parties: partiesOf(note, company, say),
    facts: [
      ...given(say('Credit Note Number'), note.credit_note_no),
      ...given(say('Date'), formatDay(note.date)),
      ...given(say('Invoice'), note.invoice_no),
    ],
    table: {
      columns: [
        { label: say('Item'), kind: 'text', strong: true },
        { label: say('Quantity'), kind: 'figure' },
        { label: say('Unit Price'), kind: 'figure' },
        { label: say('Credit|given back'), kind: 'figure', strong: true },
      ],
      opening: null,
      rows: lines.map(({ description, quantity, unit_price, credit }) => [
        { text: text(description, say), details: [] },
        formatQuantity(quantity),
        pricePerPiece(unit_price, say),
        money(credit, say),
      ]),
      totals: null,
    },
    words: { label: say('Amount in Words'), value: amountInWords(total, 'USD', say) },
    sums: [
      { label: say('Sub Total'), value: money(subTotal, say) },
      // An invoice that was given for less takes back no more than that.
      ...given(say('Share of invoice discount'), share > 0 ? `\u2212 ${money(share, say)}` : null),
      { label: say('Total Credit'), value: money(total, say), grand: true },
      ...(isCancelled
        ? []
        : [
            ...note.settlements.map((share) => ({
              label: settlesWhat(share, say),
              value: money(share.amount_usd, say),
            })),
            ...given(say('Refunded'), paidBack > 0 ? money(paidBack, say) : null),
            ...given(
              say('Unapplied credit'),
              note.on_account_usd > 0 ? money(note.on_account_usd, say) : null,
            ),
          ]),
    ],
    panels: [
      {
        title: say('Reason for credit'),
        facts: [...given(say('Reason'), say(creditReasons[note.reason])), ...given(say('Note'), note.note)],
      },
    ],
    signatures: [say('First Part'), say('Second Part')],
  })
}
