import { Figure, Figures } from '../../../kernel/client/card/sums.tsx'
import type { DisplayText } from '../../../i18n/messages.ts'
import { type Age, type AgeFrom, ageLabels, agesFrom } from './ages.ts'
import { dollars } from './entries/signed-money.ts'

interface AgesProps {
  from: AgeFrom
  ages: Record<Age, number>
  on_account: number
  /** The total, if it is not shown next to the table. */
  total?: { label: DisplayText; amount: number }
}

/** Open amounts by age, less unapplied credit. Overdue amounts are highlighted. */
export function Ages({ from, ages, on_account, total }: AgesProps) {
  return (
    <Figures>
      {(Object.keys(agesFrom[from]) as Age[]).map((age) => (
        <Figure
          key={age}
          label={agesFrom[from][age] ?? ageLabels[age]}
          warns={from === 'due' && age !== 'not_due' && ages[age] > 0}
        >
          {dollars(ages[age])}
        </Figure>
      ))}
      <Figure label="Unapplied credit">{dollars(on_account === 0 ? 0 : -on_account)}</Figure>
      {total && <Figure label={total.label}>{dollars(total.amount)}</Figure>}
    </Figures>
  )
}
