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
  return (
    <dl className={styles.ages}>
      {(Object.keys(agesFrom[from]) as Age[]).map((age) => (
        <Figure
          key={age}
          label={agesFrom[from][age] ?? ageLabels[age]}
          amount={ages[age]}
          late={from === 'due' && age !== 'not_due' && ages[age] > 0}
        />
      ))}
      <Figure label="On account" amount={on_account === 0 ? 0 : -on_account} />
      {total && <Figure {...total} />}
    </dl>
  )
}

/** So many characters have room beside the next figure; a longer one takes the room of two. */
const roomFor = 16

function Figure({ label, amount, late = false }: { label: Said; amount: number; late?: boolean }) {
  const say = useSay()
  const text = dollars(amount)
  return (
    <div data-late={late || undefined} data-long={text.length > roomFor || undefined}>
      <dt>{say(label)}</dt>
      <dd>{text}</dd>
    </div>
  )
}
