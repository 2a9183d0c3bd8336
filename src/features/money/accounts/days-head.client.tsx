import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import type { DayField } from '../../../kernel/contract/kinds/day.ts'
import type { useDays } from './screens/use-days.client.ts'

interface DaysHeadProps extends Pick<ReturnType<typeof useDays>, 'days' | 'change'> {
  fields: { from: DayField; to: DayField }
  /** Whose account it is, where it is one's. */
  name?: ReactNode
  /** What is done with the days that are chosen. */
  children?: ReactNode
}

/** Over what happened in some days: of which days it is. */
export function DaysHead({ fields, days, change, name, children }: DaysHeadProps) {
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
