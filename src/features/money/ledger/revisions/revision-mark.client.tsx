import { Badge, Text, VisuallyHidden } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { formatCount } from '../../../../kernel/contract/values/formats.ts'

export function RevisionMark({ revision }: { revision: number }) {
  const t = useTranslate()
  return (
    <Badge variant="light" color="brass" size="sm" flex="none" miw="max-content">
      {t('Revision {number}', { number: revision })}
    </Badge>
  )
}

/** The same beside a number in a list, where a few pixels more would take an amount out of sight. */
export function ShortRevision({ revision }: { revision: number }) {
  const t = useTranslate()
  const words = t('Revision {number}', { number: revision })
  return (
    <Text span size="xs" c="dimmed" title={words}>
      <span aria-hidden>({formatCount(revision)})</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Text>
  )
}
