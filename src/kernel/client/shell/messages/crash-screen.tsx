import { useRouteError } from 'react-router'
import { failureMessage } from '../../messages/notify.ts'
import { MessageScreen } from './message-screen.tsx'
import { useTranslate } from '../../language/language.ts'

/**
 * What stands in a screen's place when it broke. Trying again loads the page anew, which also helps when a new
 * version of the product has replaced the files of the old one.
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
