import { Badge } from '@mantine/core'

/** Marks an order that is past due with money outstanding, whatever its status. */
export function OverdueMark() {
  return (
    <Badge variant="light" color="red" size="sm" flex="none">
      Overdue
    </Badge>
  )
}
