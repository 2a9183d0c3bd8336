import { Text } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'

/** Shows whether the figures of a past day are final. Renders nothing for current figures. */
export function AsOfNote({ on, isClosed }: { on: string | null; isClosed: boolean }) {
  const t = useTranslate()
  if (on === null) return null
  const day = formatDay(on)
  return (
    <Text size="sm" c="dimmed" role="note" mb="sm">
      {isClosed
        ? t('As of {day}. The books are closed for this date, so these figures are final.', { day })
        : t('As of {day}. The books are still open for this date, so these figures may change.', {
            day,
          })}
    </Text>
  )
}
