import { Badge, Group } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { documentStatuses } from './cancellation.contract.ts'
import { RevisionMark } from './revisions/revision-mark.client.tsx'

interface NumberWithStatusProps {
  number: number | string
  isCancelled: boolean
  /** Of what was changed after it had been printed, above 1. */
  revision?: number
}

/**
 * The number of a document in a list; of one that counts no more, struck out and with the word for it. Some numbers are
 * typed by people, so each has its own direction.
 */
export function NumberWithStatus({ number, isCancelled, revision = 1 }: NumberWithStatusProps) {
  if (!isCancelled && revision === 1) return <bdi>{number}</bdi>
  const shown = <bdi>{number}</bdi>
  return (
    <Group component="span" gap={6} wrap="nowrap">
      {isCancelled ? <s>{shown}</s> : shown}
      <DocumentMarks isCancelled={isCancelled} revision={revision} />
    </Group>
  )
}

/** What stands beside the number of a document: that it counts no more, and which revision it is. */
export function DocumentMarks({ isCancelled, revision }: { isCancelled: boolean; revision: number }) {
  return (
    <>
      {isCancelled && <CancelledBadge />}
      {revision > 1 && <RevisionMark revision={revision} />}
    </>
  )
}

/** The word for what counts no more. */
function CancelledBadge() {
  const t = useTranslate()
  return (
    <Badge variant="light" color="gray" size="sm" flex="none" miw="max-content">
      {t(documentStatuses.cancelled)}
    </Badge>
  )
}
