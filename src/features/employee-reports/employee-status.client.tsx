import { Badge } from '@mantine/core'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { employeeStatuses } from './employee-reports.contract.ts'

/** Says of somebody who has reported that they do so no more; nothing of those who do. */
export function EmployeeStatus({ status }: { status: keyof typeof employeeStatuses }) {
  const t = useTranslate()
  if (status === 'active') return null
  return (
    <Badge variant="light" color={status === 'deleted' ? 'gray' : 'brass'} size="sm">
      {t(employeeStatuses[status])}
    </Badge>
  )
}
