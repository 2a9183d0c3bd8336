import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Said } from '../../../words/sentences.ts'
import { useSay } from '../language/language.ts'
import { type AmountColumn, AmountTable } from './amount-table.tsx'
import { Sheet } from './sheet.tsx'

/** How many rows are shown at first. */
export const firstRows = 10

interface FirstRowsProps<R extends { id: number }> {
  rows: readonly R[]
  /** How many there are in all. */
  count: number
  columns: readonly AmountColumn<R>[]
  /** What is said where there is none. */
  none: Said
  /** The list with all of them. */
  all: string
}

/** The first rows of a list on the page of what they belong to, and the way to all of them. */
export function FirstRows<R extends { id: number }>({ rows, count, columns, none, all }: FirstRowsProps<R>) {
  const say = useSay()
  if (count === 0) {
    return (
      <Sheet width="full">
        <Text c="dimmed" size="sm">
          {say(none)}
        </Text>
      </Sheet>
    )
  }
  return (
    <>
      <Sheet width="full" flush>
        <AmountTable flush columns={columns} rows={rows} keyOf={({ id }) => id} />
      </Sheet>
      {count > rows.length && (
        <Anchor component={Link} to={all} size="sm" mt="sm" display="inline-block">
          {say('All {count}', { count })}
        </Anchor>
      )}
    </>
  )
}
