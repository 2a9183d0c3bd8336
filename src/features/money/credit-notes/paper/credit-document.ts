import { amountInWords } from '../../../../kernel/contract/values/amount-in-words.ts'
import { formatDay, formatQuantity } from '../../../../kernel/contract/values/formats.ts'
import { fileName } from '../../../../kernel/contract/paper/file-name.ts'
import { lineTotal, minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import type { PaperTranslate } from '../../../../i18n/paper-translate.ts'
import { companyTexts } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { partiesOf } from '../../../invoices/paper/parties.ts'
import { given, money, pricePerPiece, text } from '../../../invoices/paper/document-text.ts'
import { settlesWhat } from '../../receipts/paper/settles-what.ts'
import { creditReasons, type CreditRecord } from '../credit-notes.contract.ts'
import { notApproved } from '../../../approvals/watermark.ts'

/** The printed credit note, laid out like an invoice. */
export function creditDocument(note: CreditRecord, t: PaperTranslate): Paper {
  const { company, lines, total } = note
  const { name } = companyTexts(company, t.language)
  const isCancelled = note.status === 'cancelled'
  const subTotal = sumOf(lines.map(({ quantity, unit_price }) => lineTotal(quantity, unit_price ?? 0)))
  const share = minus(subTotal, total)
  const paidBack = note.paid_back_usd
  return paperOf(letterhead(company, t), {
    title: t('Credit Note'),
    name: t('Credit Note {number}', { number: note.credit_note_no }),
    file_name: `${fileName(note.credit_note_no, note.customer_name)}.pdf`,
    watermark: notApproved(note.status, t) ?? {
      text: isCancelled ? t('CANCELLED|a credit note') : name,
      warns: isCancelled,
    },
    parties: partiesOf(note, company, t),
    facts: [
      ...given(t('Credit Note Number'), note.credit_note_no),
      ...given(t('Date'), formatDay(note.date)),
      ...given(t('Invoice'), note.invoice_no),
    ],
    table: {
      columns: [
        { label: t('Item'), kind: 'text', strong: true },
        { label: t('Quantity'), kind: 'figure' },
        { label: t('Unit Price'), kind: 'figure' },
        { label: t('Credit|given back'), kind: 'figure', strong: true },
      ],
      opening: null,
      rows: lines.map(({ description, quantity, unit_price, credit }) => [
        { text: text(description, t), details: [] },
        formatQuantity(quantity),
        pricePerPiece(unit_price, t),
        money(credit, t),
      ]),
      totals: null,
    },
    words: { label: t('Amount in Words'), value: amountInWords(total, 'USD', t) },
    sums: [
      { label: t('Sub Total'), value: money(subTotal, t) },
      // With an invoice discount, less than the subtotal is credited.
      ...given(t('Share of invoice discount'), share > 0 ? `\u2212 ${money(share, t)}` : null),
      { label: t('Total Credit'), value: money(total, t), grand: true },
      ...(isCancelled
        ? []
        : [
            ...note.settlements.map((share) => ({
              label: settlesWhat(share, t),
              value: money(share.amount_usd, t),
            })),
            ...given(t('Refunded'), paidBack > 0 ? money(paidBack, t) : null),
            ...given(t('Unapplied credit'), note.on_account_usd > 0 ? money(note.on_account_usd, t) : null),
          ]),
    ],
    panels: [
      {
        title: t('Reason for credit'),
        facts: [...given(t('Reason'), t(creditReasons[note.reason])), ...given(t('Note'), note.note)],
      },
    ],
    signatures: [t('First Part'), t('Second Part')],
  })
}
