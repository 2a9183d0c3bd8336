import { Badge, Group } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { documentStatuses } from './cancellation.contract.ts'
import { RevisionMark } from './revisions/revision-mark.client.tsx'

interface NumberWithStatusProps {
  number: number | string
  isCancelled: boolean
  /** The revision; above 1 if the document was changed after printing. */
  revision?: number
}

/**
 * The number of a document in a list, struck out with a badge if it is cancelled. Numbers may be entered by users, so
 * each one has its own text direction.
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

/** The badges beside a document's number: cancelled, and its revision. */
export function DocumentMarks({ isCancelled, revision }: { isCancelled: boolean; revision: number }) {
  return (
    <>
      {isCancelled && <CancelledBadge />}
      {revision > 1 && <RevisionMark revision={revision} />}
    </>
  )
}

function CancelledBadge() {
  const t = useTranslate()
  return (
    <Badge variant="light" color="gray" size="sm" flex="none" miw="max-content">
      {t(documentStatuses.cancelled)}
    </Badge>
  )
}
