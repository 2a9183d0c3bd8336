import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Entity } from '../../../contract/entity.ts'
import { sentencesOf } from '../../../contract/entity-sentences.ts'
import { RecordHistory } from '../../history/record-history.tsx'
import { Loaded } from '../loaded.tsx'
import { PageHeading } from '../page-heading.tsx'
import { BackButton } from './record-view.tsx'

interface RecordPageProps<R> {
  entity: Entity
  /** The record of the page: `useRecordHere`. */
  read: UseQueryResult<R>
  /** The address of the list. */
  table: string
  /** The heading, if not derived from the entity's label. One that names the record is the label until it is loaded. */
  title?: DisplayText | ((record: R) => DisplayText) | undefined
  /** Shown beside the title, such as a status. */
  mark?: (record: R) => ReactNode
  /** The buttons after *Back*. */
  buttons?: (record: R) => ReactNode
  /** What the history shows, if not the fields of the entity. */
  history?: Pick<ComponentProps<typeof RecordHistory>, 'fields' | 'parts'>
  /** The content between the heading and the history. */
  children(record: R): ReactNode
}

/** The page of a record: heading with buttons, content and history. */
export function RecordPage<R extends { id: number }>({
  entity,
  read,
  table,
  title = sentencesOf(entity).details,
  mark,
  buttons,
  history,
  children,
}: RecordPageProps<R>) {
  const record = read.data
  return (
    <>
      <PageHeading
        title={typeof title !== 'function' ? title : record ? title(record) : entity.label}
        mark={record && mark?.(record)}
      >
        <BackButton to={table} />
        {record && buttons?.(record)}
      </PageHeading>
      <Loaded read={read}>
        {(loaded) => (
          <>
            {children(loaded)}
            <RecordHistory key={loaded.id} entity={entity} id={loaded.id} {...history} />
          </>
        )}
      </Loaded>
    </>
  )
}
