import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import type { DayField } from '../../../kernel/contract/kinds/day.ts'
import type { usePeriod } from './screens/use-period.client.ts'

interface PeriodHeadProps extends Pick<ReturnType<typeof usePeriod>, 'days' | 'change'> {
  fields: { from: DayField; to: DayField }
  /** The name of the customer or account. */
  name?: ReactNode
  /** Actions for the chosen days, such as printing. */
  children?: ReactNode
}

/** The head of a cash book or statement: its name and the inputs for its days. */
export function PeriodHead({ fields, days, change, name, children }: PeriodHeadProps) {
  return (
    <Group align="end" gap="sm" mb="md">
      {name && (
        <Text component="h2" size="lg" fw={650} flex="1 1 16rem" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
      )}
      {(['from', 'to'] as const).map((side) => (
        <div key={side} style={{ flex: '0 1 10rem', minWidth: '8.5rem' }}>
          <DayInput field={fields[side]} value={days[side]} onChange={(day) => change(side, day)} />
        </div>
      ))}
      {children}
    </Group>
  )
}
