import { Alert, Button, Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { messageOf } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import { failureMessage } from '../messages/notify.ts'
import { Card } from '../card/card.tsx'
import { HiddenRecord, MissingRecord } from './record/missing-record.tsx'

interface LoadedProps<T> {
  read: UseQueryResult<T>
  /** The text above the error's reason. Default: 'Error: {reason}'. */
  failure?: DisplayText
  children(answer: T): ReactNode
}

/**
 * Shows a response once it is loaded; before that a placeholder, and an error if loading fails. If the record does not
 * exist or the user may not see it, a page that says so replaces the whole screen.
 */
export function Loaded<T>({ read, failure, children }: LoadedProps<T>) {
  const t = useTranslate()
  if (read.data !== undefined) return children(read.data)
  if (read.error instanceof Problem && read.error.code === 'not_found') return <MissingRecord />
  if (read.error instanceof Problem && read.error.code === 'permission_denied') return <HiddenRecord />
  if (read.error) {
    const reason = failureMessage(read.error)
    return (
      <Alert
        color="red"
        role="alert"
        title={failure ? t(failure) : t('Error: {reason}', { reason: messageOf(reason) })}
      >
        {failure && (
          <Text size="sm" mb="xs">
            {t(reason)}
          </Text>
        )}
        <Button size="xs" variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
          {t('Try again')}
        </Button>
      </Alert>
    )
  }
  return (
    <div data-waiting role="group" aria-busy aria-label={t('Loading')}>
      <Card width="full">
        {[70, 45, 60, 80, 50, 65].map((width) => (
          <Skeleton key={width} height={14} width={`${width}%`} my="lg" />
        ))}
      </Card>
    </div>
  )
}
