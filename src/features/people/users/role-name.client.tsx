import { Badge, Group } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { roles } from '../permissions/roles.contract.ts'
import type { user } from '../users.contract.ts'

/** The role of a user, with a badge for a superuser. */
export function RoleName({ user: row }: { user: Pick<Row<typeof user>, 'role' | 'is_superuser'> }) {
  const t = useTranslate()
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      {t(roles[row.role])}
      {row.is_superuser && (
        <Badge variant="light" color="brass" size="sm" flex="none">
          {t('Superuser')}
        </Badge>
      )}
    </Group>
  )
}
