import { Text } from '@mantine/core'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay, useMe } from '../../../../kernel/client/session/rights.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { minus, percentOf } from '../../../../kernel/contract/values/money.ts'
import type { InvoiceRecord } from '../../../invoices/invoices.contract.ts'
import { receiveMoney } from '../../accounts/receive-money-right.contract.ts'
import { receiveMoneyEndpoints } from '../receive-money.contract.ts'
import { dueInDinars } from '../split.ts'

/** The part of the deposit that was not paid yet, in both currencies, for users who receive money. */
export function DepositDue({ record }: { record: InvoiceRecord }) {
  const { advance_cash, grand_total, paid, outstanding, customer, status } = record
  const deposit = percentOf(grand_total ?? 0, advance_cash ?? 0)
  const left = Math.min(outstanding, minus(deposit, paid))
  if (!useMay(receiveMoney, 'create') || status !== 'issued' || customer === null || left <= 0) return null
  return <Left left={left} share={`${advance_cash} %`} customer={customer} />
}

function Left({ left, share, customer }: { left: number; share: string; customer: number }) {
  const t = useTranslate()
  const rate = useMe()?.rate?.iqd_per_usd ?? null
  const { data } = useRead(receiveMoneyEndpoints.open, { query: { customer } })
  if (!data) return null
  const usd = formatMoney(left, 'USD')
  return (
    <Text size="sm" mb="lg">
      {rate === null
        ? t('Deposit {share}: {usd}', { share, usd })
        : t('Deposit {share}: {usd} or {iqd}', {
            share,
            usd,
            iqd: formatMoney(dueInDinars(left, rate, data.iqd_note), 'IQD'),
          })}
    </Text>
  )
}
