import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DayInput } from '../../../kernel/client/inputs/day-input.tsx'
import type { DayField } from '../../../kernel/contract/kinds/day.ts'
import type { useDays } from './screens/use-days.client.ts'

interface DaysHeadProps extends Pick<ReturnType<typeof useDays>, 'days' | 'change'> {
  /** Whose account it is. */
  children: ReactNode
  fields: { from: DayField; to: DayField }
}

/** Over the entries of an account: whose it is, and of which days they are. */
export function DaysHead({ children, fields, days, change }: DaysHeadProps) {
  return (
    <Group align="end" gap="sm" mb="md">
      <Text component="h2" size="lg" fw={650} flex="1 1 16rem" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} style={{ flex: '0 1 10rem', minWidth: '8.5rem' }}>
          <DayInput field={fields[name]} value={days[name]} onChange={(day) => change(name, day)} />
        </div>
      ))}
    </Group>
  )
}
