import { Button, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import type { Label } from '../../../../i18n/messages.ts'
import { GroupLine } from './group-line.client.tsx'
import { signedSums } from '../signed-sums.ts'
import { type Group, type GroupKind, groupKinds } from '../reconcile.contract.ts'
import styles from '../reconcile.module.css'

/** The explanation of each group: why the money is listed, and how to resolve it. */
const reasons: Record<GroupKind, Label> = {
  needs_rate:
    'These IQD amounts have no exchange rate. They cannot be applied to invoices until you set one.',
  typed_money:
    'Payments recorded manually on orders. No receipt voucher shows where the money is. A user other than the one who recorded them must review them.',
  written_off:
    'Amounts written off on orders. Customers no longer owe them. A user other than the one who entered them must review them.',
  unknown_account:
    'The account entered on these vouchers does not exist, so their amounts are not included in any balance.',
  other_currency:
    'Each account holds one currency. Amounts in the other currency are not included in any balance.',
  no_cash_box: 'These petty cash entries have no cash box, so their amounts are not included in any balance.',
  on_the_way: 'The custodian has not confirmed these transfers yet. Until then, the money is in no cash box.',
  one_sided:
    'These transfers have only one account. A user other than the one who created them must review them.',
  far_rate: 'These IQD amounts use a rate that differs from the daily rate by more than 2 %.',
  waiting:
    'These documents exceed the limit of the user who requested them. They are not included in balances until approved.',
  on_account: 'Payments and credits of customers that are not applied to an invoice yet.',
}

/** The number of lines shown at first. */
const shownAtFirst = 10

/** A group with its totals and lines. */
export function GroupCard({ group, isOfNow }: { group: Group; isOfNow: boolean }) {
  const t = useTranslate()
  const { kind, count, results } = group
  const titleId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? results : results.slice(0, shownAtFirst)
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Title order={2} size="h4" id={titleId}>
          {t(groupKinds[kind])} <span className={styles.count}>{count}</span>
        </Title>
        <span className={styles.sum}>{signedSums(group)}</span>
        <Text size="sm" c="dimmed" className={styles.reason}>
          {t(reasons[kind])}
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
            {t('Show {count} more', { count: results.length - shown.length })}
          </Button>
        </div>
      ) : (
        count > results.length && (
          <Text size="sm" c="dimmed" className={styles.more}>
            {t('Showing the first {shown} of {all}. More appear as you resolve these.', {
              shown: results.length,
              all: count,
            })}
          </Text>
        )
      )}
    </section>
  )
}
