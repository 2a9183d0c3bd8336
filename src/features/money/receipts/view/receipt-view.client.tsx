import { Box, Button } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { RecordHistory } from '../../../../kernel/client/history/record-history.tsx'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { RecordPaper } from '../../../../kernel/client/print/record-paper.tsx'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { BackButton, besides, RecordView, UpdateButton } from '../../../../kernel/client/show/record-view.tsx'
import { company } from '../../../settings/settings.contract.ts'
import { invoice } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { told } from '../../../../words/sentences.ts'
import { CancelDocument } from '../../ledger/cancel-document.client.tsx'
import { PrintLink } from '../../payments/paper/print-link.client.tsx'
import { receiptDocument } from '../paper/receipt-document.ts'
import { receiptVoucher, receiptVoucherEndpoints, settlement } from '../receipt-voucher.contract.ts'
import { VoucherMoney } from './voucher-money.client.tsx'

const record = receiptVoucherEndpoints.read.reply
// Keys say nothing to people; the copies of what they stand for do.
const { invoice: _invoice, from_account: _customer, ...historyFields } = receiptVoucher.fields
// What is known of a voucher and stands on no paper.
const notOnPaper = [
  'day_rate',
  'rate_reason',
  'rate_seen_by',
  'rate_seen_at',
  'keyword',
  'created_by_email',
  'created_at',
  'received',
] as const
const settled = { amount_usd: settlement.amount_usd }

/** A voucher to read. */
export function ReceiptVoucherView() {
  const say = useSay()
  const { id = '' } = useParams()
  const read = useRead(receiptVoucherEndpoints.read, { params: { id } })
  const now = useRead(company)
  const mayViewInvoices = useMay(invoice.resource, 'view')
  return (
    <>
      <PageHeading title="Receipt Voucher Details">
        <BackButton to={paths.receiptVoucher.table} />
        {read.data && (
          <>
            {mayViewInvoices && read.data.invoice !== null && (
              <Button
                component={Link}
                to={paths.invoice.view(read.data.invoice)}
                variant="default"
                leftSection={<IconFileInvoice size={18} stroke={1.6} aria-hidden />}
              >
                {say('Invoice')}
              </Button>
            )}
            <PrintLink to={paths.receiptVoucher.print(read.data.id)} />
            {read.data.cancelled_at === null && (
              <>
                <CancelDocument
                  resource={receiptVoucher.resource}
                  endpoint={receiptVoucherEndpoints.cancel}
                  id={read.data.id}
                  label="Cancel voucher"
                  title={told('Cancel receipt voucher {number}', { number: read.data.voucher_no })}
                  effect="It stays with its number and the reason. What it settled is due again, and its account loses the money."
                />
                <UpdateButton entity={receiptVoucher} to={paths.receiptVoucher.update(read.data.id)} />
              </>
            )}
          </>
        )}
      </PageHeading>
      <Loaded read={read}>
        {(voucher) => (
          <>
            <RecordPaper
              paperOf={(onPaper) =>
                now.data && receiptDocument({ vouchers: [voucher], balance_after: null }, now.data, onPaper)
              }
            />
            <RecordView fields={record} record={voucher} names={besides(voucher, notOnPaper)} />
            <Box mt="lg">
              <VoucherMoney voucher={voucher} />
            </Box>
            <RecordHistory
              key={voucher.id}
              entity={receiptVoucher}
              id={voucher.id}
              fields={historyFields}
              parts={{ receipt_settlement: { label: 'Settlement', fields: settled, named: 'amount_usd' } }}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
