import { SegmentedControl, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '../../kernel/client/language.ts'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import type { Label } from '../../words/sentences.ts'
import { type AgeFrom, ageFrom } from './ages.ts'
import { type ReceivablesBy, receivablesBy } from './receivables.contract.ts'
import styles from './receivables.module.css'
import { ReceivablesTable } from './receivables-table.client.tsx'

const explained: Record<AgeFrom, Label> = {
  due: 'Days are those past the due date of each invoice.',
  invoice: 'Days are those since the date of each invoice, as on the dashboard.',
}

/** Who owes what: by customer or by salesman, by the due date or the date of the invoice, as the address says. */
export function Receivables() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const by: ReceivablesBy = params.get('by') === 'salesman' ? 'salesman' : 'customer'
  const from: AgeFrom = params.get('age_from') === 'invoice' ? 'invoice' : 'due'
  const choose = (changes: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...changes, page: '1' }), { replace: true })
  return (
    <>
      <PageHeading title="Receivables" />
      <div className={styles.switches}>
        <Switch
          label="By"
          choices={receivablesBy}
          value={by}
          onChange={(next) => setParams({ by: next, age_from: from })}
        />
        <Switch
          label="Ages from"
          choices={ageFrom}
          value={from}
          onChange={(next) => choose({ age_from: next })}
        />
        <Text size="sm" c="dimmed">
          {say(explained[from])}
        </Text>
      </div>
      <ReceivablesTable key={`${by} ${from}`} by={by} from={from} />
    </>
  )
}

interface SwitchProps<T extends string> {
  label: Label
  choices: Record<T, Label>
  value: T
  onChange(next: T): void
}

function Switch<T extends string>({ label, choices, value, onChange }: SwitchProps<T>): ReactNode {
  const say = useSay()
  const labelId = useId()
  const names = Object.keys(choices) as T[]
  return (
    <div>
      <Text size="sm" fw={500} id={labelId}>
        {say(label)}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        data={names.map((name) => ({ value: name, label: say(choices[name]) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
