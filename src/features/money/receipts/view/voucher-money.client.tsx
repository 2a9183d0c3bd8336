import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { Sheet } from '../../../../kernel/client/sheet/sheet.tsx'
import { formatInstant, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { paths } from '../../../paths.ts'
import type { receiptVoucher } from '../receipt-voucher.contract.ts'
import { inPieces } from '../../../../words/say.ts'
import { told } from '../../../../words/sentences.ts'

interface VoucherMoneyProps {
  voucher: Row<typeof receiptVoucher>
  mayViewInvoices: boolean
}

/** What a voucher counts as and which invoices it settles; what is left of it is the customer's, on account. */
export function VoucherMoney({ voucher, mayViewInvoices }: VoucherMoneyProps) {
  const say = useSay()
  const { usd_value, needs_rate, on_account_usd, settlements } = voucher
  return (
    <Sheet title={told('Counts as {amount}', { amount: formatMoney(usd_value, 'USD') })} spaced above>
      {voucher.cancelled_at !== null && (
        <Alert color="red" p="sm">
          {inPieces(say, 'Cancelled by {who} on {moment}: {reason}', {
            who: <bdi key="who">{voucher.cancelled_by}</bdi>,
            moment: <bdi key="moment">{formatInstant(voucher.cancelled_at)}</bdi>,
            reason: <bdi key="reason">{voucher.cancel_reason}</bdi>,
          })}
        </Alert>
      )}
      {voucher.unknown_account && (
        <Alert color="orange" p="sm">
          {inPieces(say, '{account} is no account: no balance counts this money.', {
            account: <bdi key="account">{voucher.to_account}</bdi>,
          })}
        </Alert>
      )}
      {needs_rate && (
        <Alert color="orange" p="sm">
          {say('Its dinars count nothing until the voucher gets a rate.')}
        </Alert>
      )}
      {settlements.map(({ invoice, invoice_no, amount_usd }) => (
        <Text key={invoice} size="sm">
          {mayViewInvoices ? (
            <Anchor component={Link} to={paths.invoice.view(invoice)} fz="inherit">
              {invoice_no}
            </Anchor>
          ) : (
            invoice_no
          )}{' '}
          <Amount usd={amount_usd} />
        </Text>
      ))}
      {voucher.rounding_usd !== 0 && (
        <Text size="sm">
          {inPieces(say, 'Rounding {amount}', { amount: <Amount key="amount" usd={voucher.rounding_usd} /> })}
        </Text>
      )}
      {on_account_usd > 0 && (
        <Text size="sm">
          {inPieces(say, 'On account {amount}', { amount: <Amount key="amount" usd={on_account_usd} /> })}
        </Text>
      )}
    </Sheet>
  )
}

function Amount({ usd }: { usd: number }) {
  return <bdi style={{ fontWeight: 600 }}>{formatMoney(usd, 'USD')}</bdi>
}
