import { useRouteError } from 'react-router'
import { failureMessage } from '../../messages/notify.ts'
import { MessageScreen } from './message-screen.tsx'
import { useTranslate } from '../../language/language.ts'

/**
 * Replaces a screen that crashed. Its button reloads the page, which also helps if a new version has replaced the
 * program's files.
 */
export function CrashScreen({ home }: { home: string }) {
  const t = useTranslate()
  const error = useRouteError()
  return (
    <MessageScreen
      title="Something went wrong"
      home={home}
      action={{ label: 'Try again', onClick: () => location.reload() }}
    >
      {t(failureMessage(error))}
    </MessageScreen>
  )
}
