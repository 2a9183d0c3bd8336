import { Button, Text } from '@mantine/core'
import { type Message, message } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useSignOut } from '../../../kernel/client/shell/sign-in/sign-out.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { endOtherSessions, endSession, openSessions } from './session.contract.ts'
import { SessionList } from './session-list.client.tsx'

/** The devices on which the user is signed in, each with a button to sign it out. */
export function OpenSessions() {
  const t = useTranslate()
  const signOut = useSignOut()
  const read = useRead(openSessions)
  const end = useWrite(endSession, { touches: [openSessions.path] })
  const endOne = async (session: string, device: Message) => {
    try {
      await end.mutateAsync({ params: { session } })
      notifySuccess(message('{device} signed out.', { device }))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Card title="Sessions" width="form" below>
      <Text size="sm" c="dimmed" mb="sm">
        {t('These devices are signed in to your account. Sign out any that you do not recognise.')}
      </Text>
      <Loaded read={read}>
        {({ results }) => (
          <>
            {/* Above the list, which may be long. */}
            {results.length > 1 && <SignOutOthers />}
            <SessionList
              sessions={results}
              busy={end.isPending}
              onEnd={({ id, is_current }, device) => void (is_current ? signOut() : endOne(id, device))}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function SignOutOthers() {
  const t = useTranslate()
  const end = useWrite(endOtherSessions, { touches: [openSessions.path] })
  const onClick = async () => {
    try {
      await end.mutateAsync({})
      notifySuccess('Other devices signed out.')
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button variant="default" mb="xs" disabled={end.isPending} onClick={() => void onClick()}>
      {t('Sign out other devices')}
    </Button>
  )
}
