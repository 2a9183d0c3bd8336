import { Button, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useSay } from '../../../../kernel/client/language/language.ts'
import type { Label } from '../../../../words/sentences.ts'
import { GroupLine } from './group-line.client.tsx'
import { signedSums } from '../signed-sums.ts'
import { type Group, type GroupKind, groupKinds } from '../reconcile.contract.ts'
import styles from '../reconcile.module.css'

/** Why the money of a group is not in its place, and what puts it there. */
const reasons: Record<GroupKind, Label> = {
  needs_rate: 'These dinars came in and count nothing yet: they settle no invoice until they have a rate.',
  typed_money: 'Somebody typed that it was paid. No voucher says where the money is.',
  written_off: 'Somebody said that it is not expected any more. Nobody asks the customer for it.',
  unknown_account: 'What these vouchers name is no account, so that no balance counts their money.',
  other_currency:
    'An account holds one currency. What came in or went out in the other one is in no balance.',
  no_cash_box: 'These petty cash entries name no cash box, so that no balance counts their money.',
  on_the_way:
    'Somebody handed it over, and whoever keeps the box has not confirmed it: until then it is in no box.',
  one_sided:
    'They brought money from no account, or took it out to none. Another user than the writer reviews them.',
  far_rate: 'These dinars count at a rate that differs from that of their day by more than 2 %.',
  waiting: 'It goes beyond the limit of who wrote it, and counts nowhere until somebody else approves it.',
  on_account: 'Customers have paid it beyond what it settles. It is theirs until an invoice uses it.',
}

/** How many lines of a group are shown before somebody asks for more. */
const shownAtFirst = 10

/** A group with what it comes to and its lines. */
export function GroupSheet({ group, isOfNow }: { group: Group; isOfNow: boolean }) {
  const say = useSay()
  const { kind, count, results } = group
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? results : results.slice(0, shownAtFirst)
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Title order={2} size="h4" id={titleId}>
          {say(groupKinds[kind])} <span className={styles.count}>{count}</span>
        </Title>
        <span className={styles.sum}>{signedSums(group)}</span>
        <Text size="sm" c="dimmed" className={styles.reason}>
          {say(reasons[kind])}
        </Text>
      </header>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <GroupLine
            key={`${line.document} ${line.id} ${line.number}`}
            kind={kind}
            line={line}
            isOfNow={isOfNow}
          />
        ))}
      </ul>
      {shown.length < results.length ? (
        <div className={styles.more}>
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
            {say('Show {count} more', { count: results.length - shown.length })}
          </Button>
        </div>
      ) : (
        count > results.length && (
          <Text size="sm" c="dimmed" className={styles.more}>
            {say('The first {shown} of {all}; more come as these go.', { shown: results.length, all: count })}
          </Text>
        )
      )}
    </section>
  )
}
