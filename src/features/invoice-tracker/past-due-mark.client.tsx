import { Badge } from '@mantine/core'

/** Marks an order that is past due with money outstanding. `Overdue` is a status, which people choose. */
export function PastDueMark() {
  return (
    <Badge variant="light" color="red" size="sm" flex="none">
      Past due
    </Badge>
  )
}
