import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay, useMe } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type Currency, minus, percentOf } from '../../../../kernel/contract/values/money.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { paths } from '../../../paths.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'
import { receiveMoneyEndpoints } from '../receive-money.contract.ts'
import { dueInDinars } from '../split.ts'

/**
 * The part of the deposit that was not paid yet, for users who receive money: in both currencies, each a link that enters
 * the amount.
 */
export function DepositDue({ record }: { record: InvoiceRecord }) {
  const { advance_cash, grand_total, paid, outstanding, customer, status } = record
  const deposit = percentOf(grand_total ?? 0, advance_cash ?? 0)
  const left = Math.min(outstanding, minus(deposit, paid))
  if (!useMay(receiveMoney, 'create') || status !== 'issued' || customer === null || left <= 0) return null
  return <Left invoice={record.id} left={left} share={`${advance_cash} %`} customer={customer} />
}

interface LeftProps {
  invoice: number
  left: number
  share: string
  customer: number
}

function Left({ invoice, left, share, customer }: LeftProps) {
  const t = useTranslate()
  const rate = useMe()?.rate?.iqd_per_usd ?? null
  const { data } = useRead(receiveMoneyEndpoints.open, { query: { customer } })
  if (!data) return null
  const way = (currency: Currency, amount: number) => (
    <Anchor
      key={currency}
      component={Link}
      to={paths.receiveAmount(invoice, currency === 'USD' ? 'usd' : 'iqd', amount)}
      inherit
    >
      {formatMoney(amount, currency)}
    </Anchor>
  )
  const parts = { share: <bdi key="share">{share}</bdi>, usd: way('USD', left) }
  return (
    <Text size="sm" mb="lg">
      {rate === null
        ? translateParts(t, 'Deposit {share}: {usd}', parts)
        : translateParts(t, 'Deposit {share}: {usd} or {iqd}', {
            ...parts,
            iqd: way('IQD', dueInDinars(left, rate, data.iqd_note)),
          })}
    </Text>
  )
}
