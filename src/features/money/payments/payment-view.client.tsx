import { useParams } from 'react-router'
import { RecordHistory } from '../../../kernel/client/history/record-history.tsx'
import { RecordPaper } from '../../../kernel/client/print/record-paper.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { BackButton, besides, RecordView, UpdateButton } from '../../../kernel/client/show/record-view.tsx'
import { told } from '../../../words/sentences.ts'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import { ApprovalNotice } from '../../approvals/approval-notice.client.tsx'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { paymentDocument } from './paper/payment-document.ts'
import { paymentVoucher, paymentVoucherEndpoints } from './payment-voucher.contract.ts'
import { PrintLink } from './paper/print-link.client.tsx'

const record = paymentVoucherEndpoints.read.reply
// What is known of a voucher and stands on no paper.
const notOnPaper = [
  'day_rate',
  'rate_reason',
  'rate_seen_by',
  'rate_seen_at',
  'keyword',
  ...cancellationFields,
  'created_by_email',
  'created_at',
] as const

/** A voucher to read. */
export function PaymentVoucherView() {
  const { id = '' } = useParams()
  const read = useRead(paymentVoucherEndpoints.read, { params: { id } })
  const now = useRead(company)
  return (
    <>
      <PageHeading title="Payment Voucher Details">
        <BackButton to={paths.paymentVoucher.table} />
        {read.data && (
          <>
            <PrintLink to={paths.paymentVoucher.print(read.data.id)} />
            {read.data.status === 'valid' && (
              <>
                <CancelDocument
                  resource={paymentVoucher.resource}
                  endpoint={paymentVoucherEndpoints.cancel}
                  id={read.data.id}
                  label="Cancel voucher"
                  title={told('Cancel payment voucher {number}', { number: read.data.voucher_no })}
                  effect="It stays with its number and the reason, and its money is in its account again from today on."
                />
                <UpdateButton entity={paymentVoucher} to={paths.paymentVoucher.update(read.data.id)} />
              </>
            )}
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
        {(voucher) => (
          <>
            <ApprovalNotice
              entity={paymentVoucher}
              record={voucher}
              number={String(voucher.voucher_no)}
              endpoints={paymentVoucherEndpoints}
            />
            <RecordPaper paperOf={(onPaper) => now.data && paymentDocument(voucher, now.data, onPaper)} />
            <RecordView fields={record} record={voucher} names={besides(voucher, notOnPaper)} />
            <RecordHistory key={voucher.id} entity={paymentVoucher} id={voucher.id} />
          </>
        )}
      </Loaded>
    </>
  )
}
