import { useParams } from 'react-router'
import { RecordHistory } from '../../../../kernel/client/history/record-history.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { BackButton, besides, RecordView } from '../../../../kernel/client/show/record/record-view.tsx'
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
import { CancelledBanner } from '../../ledger/cancelled-banner.client.tsx'
import { CreditStatus } from './credit-status.client.tsx'
import {
  creditLine,
  creditNote,
  creditNoteEndpoints,
  creditReasons,
  creditRecord,
} from '../credit-notes.contract.ts'

// Leaves out ids, which mean nothing to users; their copies (number, name) are shown.
const { invoice: _invoice, customer: _customer, ...historyFields } = creditNote.fields
const { invoice_product: _line, ...lineFields } = creditLine

/** The view of a credit note. */
export function CreditView() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const read = useRead(creditNoteEndpoints.read, { params: { id } })
  return (
    <>
      <PageHeading
        title={
          read.data
            ? message('{label} {number}', { label: creditNote.label, number: read.data.credit_note_no })
            : creditNote.label
        }
        mark={read.data && <CreditStatus status={read.data.status} />}
      >
        <BackButton to={paths.creditNote.table} />
        {read.data && ['open', 'used'].includes(read.data.status) && read.data.paid_back_usd <= 0 && (
          <CancelDocument
            resource={creditNote.resource}
            verb="delete"
            endpoint={creditNoteEndpoints.cancel}
            id={read.data.id}
            label="Cancel credit note"
            keep="Keep credit note"
            title={message('Cancel credit note {number}', { number: read.data.credit_note_no })}
            effect="The credit note keeps its number and stays visible as cancelled. Applied amounts are due again, and its unapplied credit is removed."
          />
        )}
        {read.data?.status === 'open' && <RefundNote note={read.data} />}
        {read.data && <PrintLink to={paths.creditNote.print(read.data.id)} primary />}
      </PageHeading>
      <Loaded read={read}>
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
            <RecordHistory
              key={note.id}
              entity={creditNote}
              id={note.id}
              fields={historyFields}
              parts={{
                credit_note_line: { label: 'Line', fields: lineFields, named: 'description' },
                credit_note_settlement: {
                  label: 'Applied amount',
                  fields: { amount_usd: settlement.amount_usd },
                  named: 'amount_usd',
                },
              }}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
