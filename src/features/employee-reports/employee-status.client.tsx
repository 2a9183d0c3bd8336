import { Badge } from '@mantine/core'
import { employeeStatuses } from './employee-reports.contract.ts'

/** Says of somebody who has reported that they do so no more; nothing of those who do. */
export function EmployeeStatus({ status }: { status: keyof typeof employeeStatuses }) {
  if (status === 'active') return null
  return (
    <Badge variant="light" color={status === 'deleted' ? 'gray' : 'brass'} size="sm">
      {employeeStatuses[status]}
    </Badge>
  )
}
