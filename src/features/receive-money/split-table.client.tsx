import { Alert, Switch, Text } from '@mantine/core'
import { numberIn } from '../../kernel/client/inputs/typed-number.ts'
import { ValueInput } from '../../kernel/client/inputs/value-input.tsx'
import { formatDay } from '../../kernel/contract/day.ts'
import { money as moneyField } from '../../kernel/contract/kinds/money.ts'
import {
  formatAmount,
  formatMoney,
  inDollars,
  largestAmount,
  minus,
  sumOf,
} from '../../kernel/contract/money.ts'
import { formatRate } from '../exchange-rates/rate-words.ts'
import type { OpenDebts } from './receive-money.contract.ts'
import styles from './receive-money.module.css'
import { dueInDinars, type InFull, meantInFull, type Share, splitOver } from './split.ts'

/** What came in. */
interface Money {
  usd: number
  iqd: number
  rate: number | null
}

/** What becomes of it. */
export interface Split {
  shares: Share[]
  /** The invoices that are settled in full though coins are missing; empty where none are. */
  settles: number[]
  rounding: number
  /** Whether notes explain what is missing, so that it may be settled in full. */
  meant: InFull | null
  value: number
  /** What somebody decided: amounts by invoice, and whether what notes explain is forgiven. */
  said: { shares: Record<number, string> | null; inFull: boolean }
}

/** Spreads money over what is open, unless somebody has said how. */
export function splitOf(
  { invoices, iqd_note }: OpenDebts,
  { usd, iqd, rate }: Money,
  said: Split['said'],
): Split {
  const isSane = [usd, iqd].every((amount) => amount >= 0 && amount <= largestAmount)
  const value = isSane ? sumOf([usd, rate === null || rate <= 0 ? 0 : inDollars(iqd, rate)]) : 0
  const meant =
    iqd > 0 && rate !== null && rate > 0 && !said.shares ? meantInFull(invoices, value, rate, iqd_note) : null
  if (said.shares) {
    const typed = said.shares
    const shares = invoices.map(({ invoice }) => ({
      invoice,
      amount_usd: numberIn(typed[invoice] ?? '') ?? 0,
    }))
    return { shares, settles: [], rounding: 0, meant: null, value, said }
  }
  if (meant && said.inFull) {
    const shares = splitOver(invoices, sumOf([value, meant.rounding]))
    return { shares, settles: meant.invoices, rounding: meant.rounding, meant, value, said }
  }
  return { shares: splitOver(invoices, value), settles: [], rounding: 0, meant, value, said }
}

interface SplitTableProps {
  open: OpenDebts
  split: Split
  money: Money
  problem: string | undefined
  onChange(said: Split['said']): void
}

/** The open invoices with what each gets, and one line that says what the money comes to. */
export function SplitTable({ open, split, money, problem, onChange }: SplitTableProps) {
  const { shares, meant, said } = split
  const amounts = new Map(shares.map(({ invoice, amount_usd }) => [invoice, amount_usd]))
  const shown = (invoice: number) => said.shares?.[invoice] ?? formatAmount(amounts.get(invoice) ?? 0, 'USD')
  return (
    <section aria-label="What it settles">
      {open.invoices.length === 0 ? (
        <Text size="sm" c="dimmed" mt="lg">
          Nothing is outstanding: all of it goes on account.
        </Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Invoice</th>
              <th scope="col">Due</th>
              <th scope="col">Outstanding</th>
              <th scope="col">Settles</th>
            </tr>
          </thead>
          <tbody>
            {open.invoices.map(({ invoice, invoice_no, due_date, outstanding }) => (
              <tr key={invoice}>
                <th scope="row">{invoice_no}</th>
                <td>{formatDay(due_date)}</td>
                <td className={styles.amount}>
                  {formatMoney(outstanding, 'USD')}
                  {money.rate !== null && money.rate > 0 && (
                    <span className={styles.dinars}>
                      {formatMoney(dueInDinars(outstanding, money.rate, open.iqd_note), 'IQD')}
                    </span>
                  )}
                </td>
                <td className={styles.input}>
                  <ValueInput
                    bare
                    field={moneyField(`Settles of ${invoice_no}`, 'USD')}
                    value={shown(invoice)}
                    onChange={(typed) => {
                      const all = Object.fromEntries(
                        open.invoices.map((each) => [each.invoice, shown(each.invoice)]),
                      )
                      onChange({ ...said, shares: { ...all, [invoice]: String(typed ?? '') } })
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {meant && (
        <Switch
          mt="md"
          label={`Settles in full; rounding ${formatMoney(meant.rounding, 'USD')}`}
          checked={said.inFull}
          onChange={(event) => onChange({ shares: null, inFull: event.currentTarget.checked })}
        />
      )}
      <ComesTo split={split} money={money} />
      {problem && (
        <Alert color="red" mt="sm" role="alert">
          {problem}
        </Alert>
      )}
    </section>
  )
}

/** `USD 300.00 + IQD 393,000 at 1,310.00 = USD 600.00: 135.00 + 255.00 + 210.00, on account 0.00`. */
function ComesTo({
  split: { shares, rounding, value },
  money: { usd, iqd, rate },
}: {
  split: Split
  money: Money
}) {
  if (usd <= 0 && iqd <= 0) return null
  const dinars =
    rate === null
      ? `${formatMoney(iqd, 'IQD')} without a rate`
      : `${formatMoney(iqd, 'IQD')} at ${formatRate(rate)}`
  const parts = [...(usd > 0 ? [formatMoney(usd, 'USD')] : []), ...(iqd > 0 ? [dinars] : [])]
  const settled = shares.filter(({ amount_usd }) => amount_usd > 0).map(({ amount_usd }) => amount_usd)
  const left = minus(sumOf([value, rounding]), sumOf(settled))
  return (
    <output className={styles.comesTo} data-over={left < 0 || undefined} aria-live="polite">
      {parts.join(' + ')} = {formatMoney(value, 'USD')}
      {settled.length > 0 && `: ${settled.map((amount) => formatMoney(amount, 'USD')).join(' + ')}`}
      {rounding !== 0 && `, rounding ${formatMoney(rounding, 'USD')}`}
      {left < 0
        ? `, ${formatMoney(-left, 'USD')} more than came in`
        : `, on account ${formatMoney(left, 'USD')}`}
    </output>
  )
}
