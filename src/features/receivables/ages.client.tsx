import { type Age, type AgeFrom, agesFrom } from './ages.ts'
import styles from './receivables.module.css'
import { dollars } from './signed-money.ts'

interface AgesProps {
  from: AgeFrom
  ages: Record<Age, number>
  on_account: number
  /** What it all comes to, where that is not told beside it. */
  total?: { label: string; amount: number }
}

/** What is open by how old it is, less what is on account. What is past its due date stands out. */
export function Ages({ from, ages, on_account, total }: AgesProps) {
  return (
    <dl className={styles.ages}>
      {(Object.keys(agesFrom[from]) as Age[]).map((age) => (
        <div key={age} data-late={(from === 'due' && age !== 'not_due' && ages[age] > 0) || undefined}>
          <dt>{agesFrom[from][age]}</dt>
          <dd>{dollars(ages[age])}</dd>
        </div>
      ))}
      <div>
        <dt>On account</dt>
        <dd>{dollars(on_account === 0 ? 0 : -on_account)}</dd>
      </div>
      {total && (
        <div>
          <dt>{total.label}</dt>
          <dd>{dollars(total.amount)}</dd>
        </div>
      )}
    </dl>
  )
}
