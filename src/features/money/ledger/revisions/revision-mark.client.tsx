import { Badge } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'

export function RevisionMark({ revision }: { revision: number }) {
  const t = useTranslate()
  return (
    <Badge variant="light" color="brass" size="sm" flex="none" miw="max-content">
      {t('Revision {number}', { number: revision })}
    </Badge>
  )
}
