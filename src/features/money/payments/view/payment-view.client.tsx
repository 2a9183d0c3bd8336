import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRecordHere } from '../../../../kernel/client/cache/use-record-here.ts'
import { RecordPage } from '../../../../kernel/client/show/record/record-page.tsx'
import { besides, RecordView } from '../../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { message } from '../../../../i18n/messages.ts'
import { ApprovalBadge } from '../../../approvals/screens/approval-badge.client.tsx'
import { ApprovalBanner } from '../../../approvals/screens/approval-banner.client.tsx'
import { CustomerLink } from '../../../invoices/view/customer-link.client.tsx'
import { paths } from '../../../paths.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { CancelledBanner } from '../../ledger/cancelled-banner.client.tsx'
import { DocumentMarks } from '../../ledger/number-with-status.client.tsx'
import { paymentVoucher, paymentVoucherEndpoints } from '../payment-voucher.contract.ts'
import { FirstFacts } from './first-facts.client.tsx'
import { SettledTable } from './settled-table.client.tsx'
import { paymentCancellation } from './payment-cancellation.client.ts'
import { VoucherBody } from './voucher-body.client.tsx'
import { VoucherButtons } from './voucher-buttons.client.tsx'
import { VoucherHead } from './voucher-head.client.tsx'

type PaymentVoucher = Row<typeof paymentVoucher>

const { read: readVoucher, settled } = paymentVoucherEndpoints
const record = readVoucher.reply
// The fields that the head does not show.
const facts = [
  'voucher_no',
  'customer_name',
  'amount_usd',
  'amount_iqd',
  'payroll_salary',
  'rate',
  'rate_reason',
  'day_rate',
  'rate_seen_by',
  'rate_seen_at',
  'refund_usd',
  'keyword',
  'created_at',
] as const

/** The view of a payment voucher. */
export function PaymentVoucherView() {
  return (
    <RecordPage
      entity={paymentVoucher}
      read={useRecordHere(readVoucher)}
      table={paths.paymentVoucher.table}
      title={({ voucher_no }) => message('Payment Voucher {number}', { number: voucher_no })}
      mark={({ approval, status, revision }) => (
        <ApprovalBadge approval={approval}>
          <DocumentMarks isCancelled={status === 'cancelled'} revision={revision} />
        </ApprovalBadge>
      )}
      buttons={(voucher) => (
        <VoucherButtons
          entity={paymentVoucher}
          at={paths.paymentVoucher}
          record={voucher}
          isChangeable={voucher.status === 'valid'}
          cancellation={paymentCancellation}
        />
      )}
    >
      {(voucher) => <Details voucher={voucher} />}
    </RecordPage>
  )
}

function Details({ voucher }: { voucher: PaymentVoucher }) {
  const t = useTranslate()
  const { id, to, customer, amount_usd, amount_iqd, rate, refund_usd, details } = voucher
  return (
    <>
      <ApprovalBanner
        entity={paymentVoucher}
        record={voucher}
        number={String(voucher.voucher_no)}
        endpoints={paymentVoucherEndpoints}
      />
      <CancelledBanner record={voucher} />
      <VoucherHead
        party={{
          label: 'Paid To',
          name: <CustomerLink record={{ customer, customer_name: to }} />,
        }}
        total={{ label: 'Amount Paid', usd: amount_usd, iqd: amount_iqd }}
        at={{ rate, usd: refund_usd }}
        about={{ label: 'Subject', text: subjectIn(voucher, t) }}
        cancelled={voucher.cancelled_at !== null}
        warnings={[]}
      >
        <FirstFacts fields={record} record={voucher} names={['date', 'from_field', 'created_by_email']} />
      </VoucherHead>
      <VoucherBody
        settles={
          customer !== null && (
            <SettledTable
              endpoint={settled}
              id={id}
              title="Refunded from"
              day="Date"
              left="Unapplied credit"
              none="This refund is not applied to any credit."
            />
          )
        }
        details={details}
        facts={<RecordView fields={record} record={voucher} names={besides(voucher, facts)} />}
      />
    </>
  )
}
