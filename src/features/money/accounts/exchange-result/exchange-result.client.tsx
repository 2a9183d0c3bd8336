import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Label } from '../../../../words/sentences.ts'
import { exchangeResult, type ExchangeResult } from './exchange-result.contract.ts'
import styles from './exchange-result.module.css'

interface ExchangeResultPanelProps {
  account: number
  days: { from?: string; to?: string }
}

const sides = {
  opening: 'Opening',
  came_in: 'In|money',
  went_out: 'Out|money',
  closing: 'Closing',
} as const satisfies Record<string, Label>

const rateSaid = (rate: number) => formatAmount(rate, 'USD')

/** Below the cash book of a dinar account: what its dinars have gained or lost in dollars. Without any rate it is not known. */
export function ExchangeResultPanel({ account, days }: ExchangeResultPanelProps) {
  const read = useRead(exchangeResult, { params: { id: account }, query: days })
  return read.data ? <Panel result={read.data} /> : null
}

function Panel({ result }: { result: ExchangeResult }) {
  const say = useSay()
  const titleId = useId()
  const { rates, result_usd } = result
  const names = Object.keys(sides) as (keyof typeof sides)[]
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Title order={3} size="h5" id={titleId}>
        {say('Exchange result')}
      </Title>
      <table className={styles.sides}>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{say(sides[name])}</th>
              <td>
                <bdi>{formatMoney(result[name].iqd, 'IQD')}</bdi>
              </td>
              <td>
                <bdi>{formatMoney(result[name].usd, 'USD')}</bdi>
              </td>
            </tr>
          ))}
          <tr className={styles.result}>
            <th scope="row" colSpan={2}>
              {result_usd < 0 ? say('Lost by rates') : say('Gained by rates')}
            </th>
            <td>
              <bdi>{formatMoney(Math.abs(result_usd), 'USD')}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <Text size="sm" c="dimmed">
        {say('Opening at {first} of {first_day}, closing at {last} of {last_day}.', {
          first: rateSaid(rates.opening),
          first_day: formatDay(rates.opening_on),
          last: rateSaid(rates.closing),
          last_day: formatDay(rates.closing_on),
        })}{' '}
        {say(
          'Entries count at their own rate; where they have none, at the rate near their day ({near} of {all}).',
          {
            near: rates.near_days,
            all: rates.near_days + rates.of_entries,
          },
        )}
      </Text>
    </section>
  )
}
