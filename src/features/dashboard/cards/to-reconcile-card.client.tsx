import { Text } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { type Message, message } from '../../../i18n/messages.ts'
import { paths } from '../../paths.ts'
import { type GroupKind, groupKinds } from '../../money/reconcile/reconcile.contract.ts'
import { signedSums } from '../../money/reconcile/signed-sums.ts'
import { DashboardCard, Figure, EmptyCard } from '../dashboard-card.client.tsx'
import type { DashboardPart } from '../dashboard.contract.ts'
import { RecordLine, RecordLines } from './record-lines.client.tsx'

/** The groups whose amounts are in no balance. */
const inNoAccount: ReadonlySet<GroupKind> = new Set([
  'unknown_account',
  'other_currency',
  'no_cash_box',
  'on_the_way',
])

const entriesIn = (count: number): Message => message('{count} entries', { count })

/** Amounts that are in no account, and the other groups of To Reconcile. */
export function ToReconcile({ part }: { part: DashboardPart<'to_reconcile'> | undefined }) {
  const t = useTranslate()
  return (
    <DashboardCard title="To reconcile" icon={IconChecklist} part={part} height={12}>
      {({ groups }) => {
        const open = groups.filter((group) => group.count > 0)
        const withoutAccount = open.filter(({ kind }) => inNoAccount.has(kind))
        const sums = {
          usd: sumOf(withoutAccount.map(({ usd }) => usd)),
          iqd: sumOf(withoutAccount.map(({ iqd }) => iqd)),
        }
        if (open.length === 0) {
          return (
            <EmptyCard>
              <Text size="sm">{t('Nothing to reconcile.')}</Text>
            </EmptyCard>
          )
        }
        const entries = entriesIn(open.reduce((sum, group) => sum + group.count, 0))
        return (
          <>
            <Figure
              amount={signedSums(sums) || t(entries)}
              details={
                withoutAccount.length > 0
                  ? t('not in any account · {entries}', { entries })
                  : t('to reconcile')
              }
              to={paths.reconcile}
            />
            <RecordLines>
              {open.map(({ kind, count, ...group }) => (
                <RecordLine
                  key={kind}
                  to={paths.reconcile}
                  title={t(groupKinds[kind])}
                  details={t(entriesIn(count))}
                  amount={signedSums(group)}
                />
              ))}
            </RecordLines>
          </>
        )
      }}
    </DashboardCard>
  )
}
