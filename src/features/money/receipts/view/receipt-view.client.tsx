import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRecordHere } from '../../../../kernel/client/cache/use-record-here.ts'
import { Sum, Sums } from '../../../../kernel/client/card/sums.tsx'
import { RecordPage } from '../../../../kernel/client/show/record/record-page.tsx'
import { besides, RecordView } from '../../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import { CustomerLink } from '../../../invoices/view/customer-link.client.tsx'
import { paths } from '../../../paths.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { CancelledBanner } from '../../ledger/cancelled-banner.client.tsx'
import { DocumentMarks } from '../../ledger/number-with-status.client.tsx'
import { FirstFacts } from '../../payments/view/first-facts.client.tsx'
import { SettledTable } from '../../payments/view/settled-table.client.tsx'
import { VoucherBody } from '../../payments/view/voucher-body.client.tsx'
import { VoucherButtons } from '../../payments/view/voucher-buttons.client.tsx'
import { VoucherHead } from '../../payments/view/voucher-head.client.tsx'
import { receivedIn } from '../amounts/amount-rules.ts'
import { receiptVoucher, receiptVoucherEndpoints, settlement } from '../receipt-voucher.contract.ts'
import { receiptCancellation } from './receipt-cancellation.client.ts'
import { WrittenTogether } from './written-together.client.tsx'

type ReceiptVoucher = Row<typeof receiptVoucher>

const { read: readVoucher, settled } = receiptVoucherEndpoints
const record = readVoucher.reply
// Leaves out ids, which mean nothing to users; their copies (number, name) are shown.
const { invoice: _invoice, from_account: _customer, ...fields } = receiptVoucher.fields
const history = {
  fields,
  parts: {
    receipt_settlement: {
      label: 'Applied amount',
      fields: { amount_usd: settlement.amount_usd },
      named: 'amount_usd',
    },
  },
} as const
// The fields that the head does not show.
const facts = [
  'voucher_no',
  'invoice_no',
  'amount_usd_advance',
  'amount_iqd_advance',
  'amount_usd_final',
  'amount_iqd_final',
  'net_usd',
  'net_iqd',
  'rate',
  'rate_reason',
  'day_rate',
  'rate_seen_by',
  'rate_seen_at',
  'receipt_reference',
  'keyword',
  'created_at',
] as const

/** The view of a receipt voucher. */
export function ReceiptVoucherView() {
  return (
    <RecordPage
      entity={receiptVoucher}
      read={useRecordHere(readVoucher)}
      table={paths.receiptVoucher.table}
      title={({ voucher_no }) => message('Receipt Voucher {number}', { number: voucher_no })}
      mark={({ status, revision }) => (
        <DocumentMarks isCancelled={status === 'cancelled'} revision={revision} />
      )}
      buttons={(voucher) => (
        <VoucherButtons
          entity={receiptVoucher}
          at={paths.receiptVoucher}
          record={voucher}
          isChangeable={voucher.cancelled_at === null}
          cancellation={receiptCancellation}
        />
      )}
      history={history}
    >
      {(voucher) => <Details voucher={voucher} />}
    </RecordPage>
  )
}

/** The warnings above the facts. */
function warningsOf({
  unknown_account,
  to_account,
  needs_rate,
  cancelled_at,
}: ReceiptVoucher): DisplayText[] {
  if (cancelled_at !== null) return []
  return [
    ...(unknown_account
      ? [
          message(
            'Account {account} does not exist, so this amount is not included in any balance. Choose an existing account.',
            { account: to_account },
          ),
        ]
      : []),
    ...(needs_rate
      ? (['The IQD amount cannot be applied to invoices until you set an exchange rate.'] as const)
      : []),
  ]
}

function Details({ voucher }: { voucher: ReceiptVoucher }) {
  const t = useTranslate()
  const { id, from_account, from_account_name, rate, usd_value, rounding_usd, on_account_usd } = voucher
  return (
    <>
      <CancelledBanner record={voucher} />
      <VoucherHead
        party={{
          label: 'Received From',
          name: <CustomerLink record={{ customer: from_account, customer_name: from_account_name }} />,
        }}
        total={{
          label: 'Amount Received',
          usd: receivedIn('USD', voucher),
          iqd: receivedIn('IQD', voucher),
        }}
        at={{ rate, usd: usd_value }}
        about={{ label: 'Subject', text: subjectIn(voucher, t) }}
        cancelled={voucher.cancelled_at !== null}
        warnings={warningsOf(voucher)}
      >
        <FirstFacts fields={record} record={voucher} names={['date', 'to_account', 'created_by_email']} />
      </VoucherHead>
      <VoucherBody
        settles={
          <SettledTable
            endpoint={settled}
            id={id}
            title="Applied to"
            day="Due"
            left="Outstanding"
            none="This voucher is not applied to any invoice or opening balance."
          >
            {(rounding_usd !== 0 || on_account_usd > 0) && (
              <Sums>
                {rounding_usd !== 0 && <Sum label="Cash rounding">{formatMoney(rounding_usd, 'USD')}</Sum>}
                {on_account_usd > 0 && (
                  <Sum label="Unapplied credit">{formatMoney(on_account_usd, 'USD')}</Sum>
                )}
              </Sums>
            )}
          </SettledTable>
        }
        details={voucher.details}
        facts={
          <RecordView<typeof record> fields={record} record={voucher} names={besides(voucher, facts)}>
            <WrittenTogether voucher={voucher} />
          </RecordView>
        }
      />
    </>
  )
}
