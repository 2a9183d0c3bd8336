import { Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { LinkButton } from '../../../kernel/client/show/link-button.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { sentencesOf } from '../../../kernel/contract/entity-sentences.ts'
import type { Addresses } from '../../../kernel/contract/screens-under.ts'
import { CancelledBanner } from './cancelled-banner.client.tsx'

type Cancellable = ComponentProps<typeof CancelledBanner>['record']

interface DocumentUpdateProps<R> {
  entity: Entity
  /** The document of the page: `useRecordHere`. */
  read: UseQueryResult<R>
  at: Addresses
  /** The form. */
  children(record: R): ReactNode
}

/** The screen that updates a document: its form, or a notice that it is cancelled and cannot be changed. */
export function DocumentUpdate<R extends Cancellable & { id: number }>({
  entity,
  read,
  at,
  children,
}: DocumentUpdateProps<R>) {
  const t = useTranslate()
  return (
    <>
      <PageHeading title={sentencesOf(entity).update} />
      <Loaded read={read}>
        {(record) =>
          record.cancelled_on === null ? (
            <Fragment key={record.id}>{children(record)}</Fragment>
          ) : (
            <>
              <CancelledBanner record={record} />
              <Text mb="md">{t('A cancelled document cannot be changed.')}</Text>
              <LinkButton to={at.view(record.id)} label="View" icon={IconEye} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
