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

/** The revision beside a number in a list, short so that the amounts stay visible. */
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
