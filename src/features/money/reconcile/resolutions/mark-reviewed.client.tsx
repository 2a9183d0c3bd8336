import { Button } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useResolution } from './use-resolution.client.ts'

/** The button that marks a line as reviewed. The server refuses its author. */
export function MarkReviewed({ review }: { review: () => Promise<{ message: DisplayText }> }) {
  const t = useTranslate()
  const { busy, run } = useResolution()
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={() => run(review)}>
      {t('Mark as reviewed')}
    </Button>
  )
}
