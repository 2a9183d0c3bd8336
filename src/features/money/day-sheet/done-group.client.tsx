import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { Sheet } from '../../../kernel/client/sheet/sheet.tsx'
import { formatCount, formatDay, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { told, toldOf } from '../../../words/sentences.ts'
import { viewOf } from '../../document-views.ts'
import { amountsOf } from './amounts-of.ts'
import { dayKinds, type DaySheet, type Done } from './day-sheet.contract.ts'
import styles from './day-sheet.module.css'

type Group = DaySheet['groups'][number]

/** What was done to documents on the day in one way, and what it comes to. */
export function DoneGroup({ group, date }: { group: Group; date: string }) {
  const say = useSay()
  const { kind, count, results } = group
  return (
    <Sheet
      width="full"
      title={told('{what}: {number}', { what: toldOf(dayKinds[kind]), number: formatCount(count) })}
    >
      <ul className={styles.rows}>
        {results.map((done, place) => (
          // One document may be told twice, and none moves.
          <Line key={place} done={done} date={date} isGone={kind === 'deleted'} />
        ))}
        {count > 1 && (
          <li className={styles.total}>
            <span>{say('Total')}</span>
            <Amounts {...group} />
          </li>
        )}
      </ul>
      {count > results.length && (
        <Text size="xs" c="dimmed" mt="xs">
          {say('The first {shown} of {all}; the total is of all.', { shown: results.length, all: count })}
        </Text>
      )}
    </Sheet>
  )
}

function Line({ done, date, isGone }: { done: Done; date: string; isGone: boolean }) {
  const say = useSay()
  const { number, party, person, day, reason, rate, day_rate } = done
  const address = isGone ? undefined : viewOf(done.resource, done.id)
  const name = <bdi>{number ?? `#${done.id}`}</bdi>
  return (
    <li>
      <span className={styles.what}>
        <span>
          {address ? (
            <Anchor component={Link} to={address} inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
          {party !== null && (
            <>
              {' · '}
              <bdi>{party}</bdi>
            </>
          )}
        </span>
        <span className={styles.quiet}>
          <bdi>{person ?? say('The system')}</bdi>
          {day !== null && day !== date && <> · {formatDay(day)}</>}
          {rate !== null && day_rate !== null && (
            <>
              {' · '}
              {say('{rate} instead of {usual}', {
                rate: formatQuantity(rate),
                usual: formatQuantity(day_rate),
              })}
            </>
          )}
          {reason !== null && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </span>
      </span>
      <Amounts {...done} />
    </li>
  )
}

function Amounts({ usd, iqd }: Pick<Done, 'usd' | 'iqd'>) {
  return (
    <span className={styles.amount}>
      {amountsOf({ usd, iqd }).map((amount) => (
        <bdi key={amount}>{amount}</bdi>
      ))}
    </span>
  )
}
