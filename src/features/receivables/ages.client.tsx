import { useSay } from '../../kernel/client/language.ts'
import type { Said } from '../../words/sentences.ts'
import { type Age, type AgeFrom, ageLabels, agesFrom } from './ages.ts'
import styles from './receivables.module.css'
import { dollars } from './signed-money.ts'

interface AgesProps {
  from: AgeFrom
  ages: Record<Age, number>
  on_account: number
  /** What it all comes to, where that is not told beside it. */
  total?: { label: Said; amount: number }
}

/** What is open by how old it is, less what is on account. What is past its due date stands out. */
export function Ages({ from, ages, on_account, total }: AgesProps) {
  const say = useSay()
  return (
    <dl className={styles.ages}>
      {(Object.keys(agesFrom[from]) as Age[]).map((age) => (
        <div key={age} data-late={(from === 'due' && age !== 'not_due' && ages[age] > 0) || undefined}>
          <dt>{say(agesFrom[from][age] ?? ageLabels[age])}</dt>
          <dd>{dollars(ages[age])}</dd>
        </div>
      ))}
      <div>
        <dt>{say('On account')}</dt>
        <dd>{dollars(on_account === 0 ? 0 : -on_account)}</dd>
      </div>
      {total && (
        <div>
          <dt>{say(total.label)}</dt>
          <dd>{dollars(total.amount)}</dd>
        </div>
      )}
    </dl>
  )
}
