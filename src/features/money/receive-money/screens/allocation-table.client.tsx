import { Alert, Box, Switch, Text } from '@mantine/core'
import { memo } from 'react'
import { fieldErrors } from '../../../../kernel/contract/checks.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { ValueInput } from '../../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { AmountTable, Details } from '../../../../kernel/client/card/amount-table.tsx'
import { TotalLine } from '../../../../kernel/client/card/sums.tsx'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { money as moneyField } from '../../../../kernel/contract/kinds/numbers/money.ts'
import { inDollars, largestAmount, minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type Label, type Message, message } from '../../../../i18n/messages.ts'
import { formatRate } from '../../rates/rate-format.ts'
import { type Debt, debtKey, debtOf } from '../../receipts/debts/debt.ts'
import { allocation } from '../../receipts/receipt-voucher.contract.ts'
import type { OpenDebts } from '../receive-money.contract.ts'
import { dueInDinars, type InFull, paidInFull, type Share, splitOver, tolerance } from '../split.ts'

/** The received amounts. */
interface Money {
  usd: number
  iqd: number
  rate: number | null
}

/** The allocation of a payment. */
export interface PaymentAllocation {
  shares: Share[]
  /** The debts that are paid in full by cash rounding; empty if there are none. */
  settles: Debt[]
  rounding: number
  /** The debts that cash rounding could pay in full; null if the difference is too large. */
  inFullSplit: InFull | null
  value: number
  /** The user's choices: amounts by debt, and whether to use cash rounding. */
  choice: { shares: Record<string, string> | null; inFull: boolean }
}

/** Allocates the money to the open debts in order, unless the user entered amounts. */
export function allocationOf(
  { invoices, ...notes }: OpenDebts,
  { usd, iqd, rate }: Money,
  choice: PaymentAllocation['choice'],
): PaymentAllocation {
  const isSane = [usd, iqd].every((amount) => amount >= 0 && amount <= largestAmount)
  const value = isSane ? sumOf([usd, rate === null || rate <= 0 ? 0 : inDollars(iqd, rate)]) : 0
  const inFullSplit = choice.shares ? null : paidInFull(invoices, value, tolerance({ usd, iqd, rate }, notes))
  if (choice.shares) {
    const typed = choice.shares
    const shares = invoices.map((debt) => ({
      ...debtOf(debt),
      amount_usd: numberIn(typed[debtKey(debt)] ?? '') ?? 0,
    }))
    return { shares, settles: [], rounding: 0, inFullSplit: null, value, choice }
  }
  if (inFullSplit && choice.inFull) {
    const shares = splitOver(invoices, sumOf([value, inFullSplit.rounding]))
    return { shares, settles: inFullSplit.debts, rounding: inFullSplit.rounding, inFullSplit, value, choice }
  }
  return { shares: splitOver(invoices, value), settles: [], rounding: 0, inFullSplit, value, choice }
}

/** The errors of an entered share; an empty one has none yet. */
function shareErrors(share: string) {
  const { amount_usd } = allocation
  return share.trim() === '' ? [] : (fieldErrors({ amount_usd }, { amount_usd: share })['amount_usd'] ?? [])
}

type OpenDebt = OpenDebts['invoices'][number]

interface AllocationTableProps {
  open: OpenDebts
  allocation: PaymentAllocation
  money: Money
  problem: string | undefined
  onChange(choice: PaymentAllocation['choice']): void
}

/** The open debts with their allocated amounts, and a summary line. */
export const AllocationTable = memo(function AllocationTable(props: AllocationTableProps) {
  const { open, allocation, money, problem, onChange } = props
  const t = useTranslate()
  const { shares, inFullSplit, choice } = allocation
  const amounts = new Map(shares.map((share) => [debtKey(share), share.amount_usd]))
  const shown = (key: string) => choice.shares?.[key] ?? String(amounts.get(key) ?? 0)
  const refusalOf = (share: string) => {
    const [refusal] = shareErrors(share)
    return refusal && t(refusal)
  }
  const numberOf = ({ opening, invoice_no }: OpenDebt) => (
    <>
      <bdi>{invoice_no}</bdi>
      {opening !== null && <Details>{t('Opening balance')}</Details>}
    </>
  )
  const outstandingOf = ({ outstanding }: OpenDebt) => (
    <>
      {formatMoney(outstanding, 'USD')}
      {money.rate !== null && money.rate > 0 && (
        <Details>{formatMoney(dueInDinars(outstanding, money.rate, open.iqd_note), 'IQD')}</Details>
      )}
    </>
  )
  const shareOf = ({ invoice_no, ...debt }: OpenDebt) => (
    <ValueInput
      bare
      // The accessible name for screen readers; it is already translated.
      field={moneyField(t('Amount applied to {invoice_no}', { invoice_no }) as Label, 'USD')}
      value={shown(debtKey(debt))}
      error={refusalOf(shown(debtKey(debt)))}
      onChange={(typed) => {
        const keys = open.invoices.map(debtKey)
        const all = Object.fromEntries(keys.map((key) => [key, shown(key)]))
        onChange({ ...choice, shares: { ...all, [debtKey(debt)]: String(typed ?? '') } })
      }}
    />
  )
  return (
    <Box component="section" mt="md" aria-label={t('Applied to')}>
      {open.invoices.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No open invoices. The full amount becomes unapplied credit.')}
        </Text>
      ) : (
        <AmountTable
          rows={open.invoices}
          keyOf={(debt) => debtKey(debt)}
          columns={[
            { label: 'Invoice', kind: 'text', cell: numberOf },
            { label: 'Due', kind: 'day', less: true, cell: ({ due_date }) => formatDay(due_date) },
            { label: 'Outstanding', kind: 'amount', cell: outstandingOf },
            { label: 'Applied|an amount', kind: 'input', cell: shareOf },
          ]}
        />
      )}
      {inFullSplit && (
        <Switch
          mt="md"
          label={t('Mark as paid in full (cash rounding {amount})', {
            amount: formatMoney(inFullSplit.rounding, 'USD'),
          })}
          checked={choice.inFull}
          onChange={(event) => onChange({ shares: null, inFull: event.currentTarget.checked })}
        />
      )}
      <Outcome allocation={allocation} money={money} />
      {problem && (
        <Alert color="red" mt="sm" role="alert">
          {problem}
        </Alert>
      )}
    </Box>
  )
})

/** `USD 300.00 + IQD 393,000 at 1,310.00 = USD 600.00: USD 350.00 + USD 250.00, unapplied credit USD 0.00`. */
function Outcome({ allocation, money }: { allocation: PaymentAllocation; money: Money }) {
  const t = useTranslate()
  if (money.usd <= 0 && money.iqd <= 0) return null
  // A share that cannot be read shows its error at the input, and there is no sum.
  if (Object.values(allocation.choice.shares ?? {}).some((share) => shareErrors(share).length > 0))
    return null
  const settled = allocation.shares.map(({ amount_usd }) => amount_usd).filter((amount) => amount > 0)
  const left = minus(sumOf([allocation.value, allocation.rounding]), sumOf(settled))
  const what = becomes(cameIn(money, allocation.value), settled, allocation.rounding)
  return (
    <TotalLine wrong={left < 0}>
      {left < 0
        ? t('{what}, {amount} more than received', { what, amount: formatMoney(-left, 'USD') })
        : t('{what}, unapplied credit {amount}', { what, amount: formatMoney(left, 'USD') })}
    </TotalLine>
  )
}

/** The amount in each currency, and the value in USD. */
function cameIn({ usd, iqd, rate }: Money, value: number): Message {
  const amount = formatMoney(iqd, 'IQD')
  const dollars = formatMoney(usd, 'USD')
  const dinars =
    rate === null
      ? message('{amount} without exchange rate', { amount })
      : message('{amount} at {rate}', { amount, rate: formatRate(rate) })
  const ofBoth = usd > 0 ? message('{dollars} + {dinars}', { dollars, dinars }) : dinars
  return message('{money} = {value}', {
    money: iqd > 0 ? ofBoth : dollars,
    value: formatMoney(value, 'USD'),
  })
}

/** The allocated amounts and the cash rounding. */
function becomes(money: Message, settled: readonly number[], rounding: number): Message {
  const amounts = settled.map((amount) => formatMoney(amount, 'USD')).join(' + ')
  const what = settled.length > 0 ? message('{money}: {amounts}', { money, amounts }) : money
  if (rounding === 0) return what
  return message('{what}, cash rounding {amount}', { what, amount: formatMoney(rounding, 'USD') })
}
