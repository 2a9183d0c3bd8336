import { Alert, Text } from '@mantine/core'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { Sheet } from '../../../../kernel/client/sheet/sheet.tsx'
import { formatInstant, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { debtKey } from '../debt.ts'
import type { receiptVoucher } from '../receipt-voucher.contract.ts'
import { inPieces } from '../../../../words/say.ts'
import { told } from '../../../../words/sentences.ts'
import { DebtName } from './debt-name.client.tsx'

/** What a voucher counts as and which debts it settles; what is left of it is the customer's, on account. */
export function VoucherMoney({ voucher }: { voucher: Row<typeof receiptVoucher> }) {
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
      {settlements.map((share) => (
        <Text key={debtKey(share)} size="sm">
          <DebtName debt={share} /> <Amount usd={share.amount_usd} />
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
