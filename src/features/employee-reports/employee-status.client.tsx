import { Badge } from '@mantine/core'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { employeeStatuses } from './employee-reports.contract.ts'

/** Marks employees who no longer report; nothing for active ones. */
export function EmployeeStatus({ status }: { status: keyof typeof employeeStatuses }) {
  const t = useTranslate()
  if (status === 'active') return null
  return (
    <Badge variant="light" color={status === 'deleted' ? 'gray' : 'brass'} size="sm">
      {t(employeeStatuses[status])}
    </Badge>
  )
}
