import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRecordHere } from '../../../../kernel/client/cache/use-record-here.ts'
import type { RowOf } from '../../../../kernel/contract/fields.ts'
import { RecordPage } from '../../../../kernel/client/show/record/record-page.tsx'
import { besides, RecordView } from '../../../../kernel/client/show/record/record-view.tsx'
import { WithFacts } from '../../../../kernel/client/show/with-facts.tsx'
import { CustomerLink } from '../../../invoices/view/customer-link.client.tsx'
import { paths } from '../../../paths.ts'
import { message } from '../../../../i18n/messages.ts'
import { PrintLink } from '../../../../kernel/client/print/print-link.tsx'
import { FirstFacts } from '../../payments/view/first-facts.client.tsx'
import { VoucherHead } from '../../payments/view/voucher-head.client.tsx'
import { RefundNote } from '../../payments/refund/refund-link.client.tsx'
import { settlement } from '../../receipts/receipt-voucher.contract.ts'
import { CreditMoney } from '../form/credit-money.client.tsx'
import { ApprovalBanner } from '../../../approvals/screens/approval-banner.client.tsx'
import { CancelDocument } from '../../ledger/cancel-document.client.tsx'
import type { Cancellation } from '../../ledger/use-cancelling.client.tsx'
import { CancelledBanner } from '../../ledger/cancelled-banner.client.tsx'
import { CreditStatus } from './credit-status.client.tsx'
import {
  creditLine,
  creditNote,
  creditNoteEndpoints,
  creditReasons,
  creditRecord,
} from '../credit-notes.contract.ts'

type CreditNote = RowOf<typeof creditRecord>

// Leaves out ids, which mean nothing to users; their copies (number, name) are shown.
const { invoice: _invoice, customer: _customer, ...fields } = creditNote.fields
const { invoice_product: _line, ...lineFields } = creditLine
const history = {
  fields,
  parts: {
    credit_note_line: { label: 'Line', fields: lineFields, named: 'description' },
    credit_note_settlement: {
      label: 'Applied amount',
      fields: { amount_usd: settlement.amount_usd },
      named: 'amount_usd',
    },
  },
} as const

const cancellation: Cancellation<CreditNote> = {
  endpoint: creditNoteEndpoints.cancel,
  title: ({ credit_note_no }) => message('Cancel credit note {number}', { number: credit_note_no }),
  cancel: 'Cancel credit note',
  keep: 'Keep credit note',
  effect:
    'The credit note keeps its number and stays visible as cancelled. Applied amounts are due again, and its unapplied credit is removed.',
}

/** The view of a credit note. */
export function CreditView() {
  const t = useTranslate()
  return (
    <RecordPage
      entity={creditNote}
      read={useRecordHere(creditNoteEndpoints.read)}
      table={paths.creditNote.table}
      title={({ credit_note_no: number }) => message('{label} {number}', { label: creditNote.label, number })}
      mark={({ status }) => <CreditStatus status={status} />}
      buttons={(note) => (
        <>
          {['open', 'used'].includes(note.status) && note.paid_back_usd <= 0 && (
            <CancelDocument cancellation={cancellation} record={note} />
          )}
          {note.status === 'open' && <RefundNote note={note} />}
          <PrintLink to={paths.creditNote.print(note.id)} primary />
        </>
      )}
      history={history}
    >
      {(note) => (
        <>
          <ApprovalBanner
            entity={creditNote}
            record={note}
            number={note.credit_note_no}
            endpoints={creditNoteEndpoints}
          />
          <CancelledBanner record={note} />
          <VoucherHead
            party={{ label: 'Customer', name: <CustomerLink record={note} /> }}
            total={{ label: 'Total', usd: note.total, iqd: null }}
            at={{ rate: null, usd: null }}
            about={{ label: 'Reason', text: t(creditReasons[note.reason]) }}
            cancelled={note.cancelled_at !== null}
            warnings={[]}
          >
            <FirstFacts<typeof creditRecord>
              fields={creditRecord}
              record={note}
              names={['date', 'created_by_email']}
            />
          </VoucherHead>
          <WithFacts
            facts={
              <RecordView<typeof creditRecord>
                fields={creditRecord}
                record={note}
                names={besides(note, ['note', 'created_at'])}
              />
            }
          >
            <CreditMoney note={note} />
          </WithFacts>
        </>
      )}
    </RecordPage>
  )
}
