import { Group } from '@mantine/core'
import { DocumentStatus, type DocumentStatusName } from './document-status.client.tsx'
import { RevisionMark, ShortRevision } from './revisions/revision-mark.client.tsx'

interface NumberWithStatusProps {
  number: number | string
  status: DocumentStatusName
  /** The revision; above 1 if the document was changed after printing. */
  revision?: number
}

/**
 * The number of a document in a list, struck out if it is cancelled or declined. Numbers may be entered by users, so each
 * one has its own text direction.
 */
export function NumberWithStatus({ number, status, revision = 1 }: NumberWithStatusProps) {
  const shown = <bdi>{number}</bdi>
  const isStruck = status === 'cancelled' || status === 'declined'
  return (
    <Group component="span" gap={6} wrap="nowrap">
      {isStruck ? <s>{shown}</s> : shown}
      {revision > 1 && <ShortRevision revision={revision} />}
    </Group>
  )
}

type Numbered<N extends string> = Record<N, number | string> &
  Pick<NumberWithStatusProps, 'status' | 'revision'>

/** The column with this number; `name` is its field. */
export function documentNumberColumn<N extends string>(name: N) {
  return {
    cell: ({ [name]: number, status, revision }: Numbered<N>) => (
      <NumberWithStatus number={number} status={status} {...(revision !== undefined && { revision })} />
    ),
  }
}

/** The badges beside a document's number: cancelled, and its revision. */
export function DocumentMarks({ isCancelled, revision }: { isCancelled: boolean; revision: number }) {
  return (
    <>
      {isCancelled && <DocumentStatus status="cancelled" />}
      {revision > 1 && <RevisionMark revision={revision} />}
    </>
  )
}
