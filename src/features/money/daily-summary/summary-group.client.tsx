import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { formatCount, formatDay } from '../../../kernel/contract/values/formats.ts'
import { message, messageOf } from '../../../i18n/messages.ts'
import { viewOf } from '../../document-views.ts'
import { amountsOf } from './amounts-of.ts'
import { changeText } from './change-text.ts'
import { type DayKind, dayKinds, type DailySummary, type GroupLine } from './daily-summary.contract.ts'
import styles from './daily-summary.module.css'
import { nameOfLine } from './line-name.ts'

type Group = DailySummary['groups'][number]

/** A group of changes on the day, with its totals. */
export function DoneGroup({ group, date }: { group: Group; date: string }) {
  const { kind, count, results } = group
  return (
    <Card
      width="full"
      title={message('{what}: {number}', { what: messageOf(dayKinds[kind]), number: formatCount(count) })}
    >
      <ul className={styles.rows}>
        {results.map((line, place) => (
          // A document may be listed twice, and lines never move, so the index is the key.
          <Line key={place} line={line} date={date} kind={kind} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ line, date, kind }: { line: GroupLine; date: string; kind: DayKind }) {
  const t = useTranslate()
  const { party, person, day, reason, count } = line
  const address = kind === 'deleted' || count > 1 ? undefined : viewOf(line.resource, line.id)
  const name = <bdi>{t(nameOfLine(line))}</bdi>
  const change = changeText(kind, line)
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
          <bdi>{person ?? t('System')}</bdi>
          {day !== null && day !== date && kind !== 'rate_changes' && <> · {formatDay(day)}</>}
          {change !== null && <> · {t(change)}</>}
        </span>
        {reason !== null && (
          <span className={styles.quiet}>
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
      <Amounts {...line} />
    </li>
  )
}

/** The totals of all groups, above their lines. */
export function SumsOfDay({ groups }: { groups: readonly Group[] }) {
  const t = useTranslate()
  return (
    <ul className={styles.rows}>
      {groups.map(({ kind, count, ...sums }) => (
        <li key={kind}>
          <span className={styles.what}>
            {t('{what}: {number}', { what: t(dayKinds[kind]), number: formatCount(count) })}
          </span>
          <Amounts {...sums} />
        </li>
      ))}
    </ul>
  )
}

function Amounts({ usd, iqd }: Pick<GroupLine, 'usd' | 'iqd'>) {
  return (
    <span className={styles.amount}>
      {amountsOf({ usd, iqd }).map((amount) => (
        <bdi key={amount}>{amount}</bdi>
      ))}
    </span>
  )
}
