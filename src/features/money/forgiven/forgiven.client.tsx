import { Text } from '@mantine/core'
import { call } from '../../../kernel/client/calls/call.ts'
import { DownloadButton } from '../../../kernel/client/files/download-button.tsx'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import { useSay } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { missing } from '../../../kernel/client/show/values/value-text.ts'
import { exportFormats } from '../../../kernel/contract/endpoints/lists/export.ts'
import { formatCount, formatMoney, formats } from '../../../kernel/contract/values/formats.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { useDays } from '../accounts/screens/use-days.client.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { type Forgiven, forgivenEndpoints, forgivenKinds } from './forgiven.contract.ts'
import styles from './forgiven.module.css'

/** What was forgiven, this year unless the address says other days. */
export function ForgivenScreen() {
  return <WithToday>{(today) => <OfDays today={today} />}</WithToday>
}

function OfDays({ today }: { today: string }) {
  const say = useSay()
  const { days, query, change } = useDays(`${today.slice(0, 4)}-01-01`)
  const read = useRead(forgivenEndpoints.read, { query })
  return (
    <>
      <PageHeading title="What was forgiven">
        {(['xlsx', 'csv'] as const).map((format) => (
          <DownloadButton
            key={format}
            disabled={!read.data}
            load={() => call(forgivenEndpoints.export, { query: { ...query, format } })}
          >
            {say(exportFormats[format])}
          </DownloadButton>
        ))}
      </PageHeading>
      <div className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <div key={name} className={styles.day}>
            <DayInput
              field={forgivenEndpoints.read.query[name]}
              value={days[name]}
              onChange={(day) => change(name, day)}
            />
          </div>
        ))}
      </div>
      <Loaded read={read}>
        {(forgiven) =>
          forgiven.results.length === 0 ? (
            <Text c="dimmed">{say('Nothing was forgiven in these days.')}</Text>
          ) : (
            <>
              <Sums forgiven={forgiven} />
              <Rows forgiven={forgiven} />
              <Text size="sm" c="dimmed" mt="xs">
                {say(
                  'Dinars that were missing in boxes count at the rate near their day. Below 0 is what was too much.',
                )}
              </Text>
            </>
          )
        }
      </Loaded>
    </>
  )
}

/** What each way comes to, and all of them. */
function Sums({ forgiven: { results, total } }: { forgiven: Forgiven }) {
  const say = useSay()
  const kinds = Object.keys(forgivenKinds) as (keyof typeof forgivenKinds)[]
  const sums = kinds.map((kind) => ({
    label: forgivenKinds[kind],
    usd: sumOf(results.filter((row) => row.kind === kind).map(({ usd }) => usd)),
  }))
  return (
    <dl className={styles.sums} aria-label={say('Totals')}>
      {[...sums, { label: 'Total' as const, usd: total }].map(({ label, usd }) => (
        <div key={label}>
          <dt>{say(label)}</dt>
          <dd>
            <bdi>{formatMoney(usd, 'USD')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ forgiven: { results } }: { forgiven: Forgiven }) {
  const say = useSay()
  const { month } = formats(say)
  return (
    <div className={styles.sheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('Month')}</th>
            <th scope="col">{say('Kind')}</th>
            <th scope="col">{say('Person')}</th>
            <th scope="col" className={styles.amount}>
              {say('Count')}
            </th>
            <th scope="col" className={styles.amount}>
              {say('Amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((row) => (
            <tr key={`${row.month} ${row.kind} ${row.person}`}>
              <td>{month(row.month)}</td>
              <td>{say(forgivenKinds[row.kind])}</td>
              <td>{row.person === null ? say(missing) : <bdi>{row.person}</bdi>}</td>
              <td className={styles.amount}>{formatCount(row.count)}</td>
              <td className={styles.amount}>
                <bdi>{formatMoney(row.usd, 'USD')}</bdi>
                {row.iqd !== null && <bdi className={styles.dinars}>{formatMoney(row.iqd, 'IQD')}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
