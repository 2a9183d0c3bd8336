import { IconGavel } from '@tabler/icons-react'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useSay } from '../../../kernel/client/language/language.ts'
import { told } from '../../../words/sentences.ts'
import { readApprovals } from '../../approvals/approvals.contract.ts'
import { farIn } from '../../approvals/how-far.ts'
import { viewOf } from '../../document-views.ts'
import { paths } from '../../paths.ts'
import { DashboardCard } from '../dashboard-card.client.tsx'
import styles from '../dashboard.module.css'
import { RecordLine, RecordLines } from './record-lines.client.tsx'

const shown = 5

/** What others have written beyond their limits and whoever looks decides about. */
export function ToApprove() {
  const say = useSay()
  const mine = useRead(readApprovals).data?.results.filter(({ may_decide }) => may_decide) ?? []
  if (mine.length === 0) return null
  return (
    <div className={styles.row}>
      <DashboardCard
        title="Waiting for your approval"
        icon={IconGavel}
        part={mine}
        height={3 * Math.min(mine.length, shown)}
        all={{ path: paths.approvals, label: told('All {count}', { count: mine.length }) }}
      >
        {(part) => (
          <RecordLines>
            {part.slice(0, shown).map((one) => (
              <RecordLine
                key={`${one.kind} ${one.id}`}
                to={viewOf(one.kind, one.id) ?? paths.approvals}
                title={one.party ?? say(one.label)}
                details={
                  <>
                    {say(one.label)} <bdi>{one.number}</bdi>
                    {one.asked_by !== null && <> · {say('written by {who}', { who: one.asked_by })}</>}
                  </>
                }
                amount={say(farIn(one))}
              />
            ))}
          </RecordLines>
        )}
      </DashboardCard>
    </div>
  )
}
