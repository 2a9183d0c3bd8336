import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { PrintLink } from '../../../kernel/client/print/print-link.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Label } from '../../../i18n/messages.ts'
import { ageFrom } from './ages.ts'
import { receivablesBy } from './receivables.contract.ts'
import { queryIn } from './receivables-query.ts'
import { paths } from '../../paths.ts'
import { ReceivablesTable } from './receivables-table.client.tsx'

/**
 * The receivables screen: by customer or by salesman, aged from the due date or the invoice date, as in the address.
 */
export function Receivables() {
  const [params, setParams] = useSearchParams()
  const { by, age_from: from } = queryIn(params)
  const choose = (changes: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...changes, page: '1' }), { replace: true })
  return (
    <>
      <PageHeading title="Receivables">
        <Switch
          label="Group by"
          choices={receivablesBy}
          value={by}
          onChange={(next) => setParams({ by: next, age_from: from })}
        />
        <Switch
          label="Aging by"
          choices={ageFrom}
          value={from}
          onChange={(next) => choose({ age_from: next })}
        />
        <PrintLink to={`${paths.receivables.print}?${params}`} primary />
      </PageHeading>
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
  const t = useTranslate()
  const names = Object.keys(choices) as T[]
  return (
    <SegmentedControl
      aria-label={t(label)}
      title={t(label)}
      data={names.map((name) => ({ value: name, label: t(choices[name]) }))}
      value={value}
      onChange={onChange}
    />
  )
}
