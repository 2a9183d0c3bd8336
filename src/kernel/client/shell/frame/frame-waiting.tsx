import { Skeleton, Stack } from '@mantine/core'
import { failureMessage } from '../../messages/notify.ts'
import { MessageScreen } from '../messages/message-screen.tsx'
import { useTranslate } from '../../language/language.ts'

/** The placeholder of a screen until the user's permissions are loaded. */
export function FrameSkeleton() {
  return (
    <Stack gap="lg" aria-hidden="true">
      <Skeleton height={32} width="min(16rem, 60%)" />
      <Skeleton height={120} />
      <Skeleton height={280} />
    </Stack>
  )
}

interface FrameFailureProps {
  error: Error
  home: string
  onRetry(): void
}

/** Shown if the signed-in user cannot be loaded. */
export function FrameFailure({ error, home, onRetry }: FrameFailureProps) {
  const t = useTranslate()
  return (
    <MessageScreen title="Something went wrong" home={home} action={{ label: 'Try again', onClick: onRetry }}>
      {t(failureMessage(error))}
    </MessageScreen>
  )
}
