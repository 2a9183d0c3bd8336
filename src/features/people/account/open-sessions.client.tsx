import { Button, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { type Told, told } from '../../../words/sentences.ts'
import { useSay } from '../../../kernel/client/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/query.ts'
import { useSignOut } from '../../../kernel/client/shell/sign-out.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { endOtherSessions, endSession, openSessions } from '../session.contract.ts'
import styles from './account.module.css'
import { SessionList } from './session-list.client.tsx'

/** The devices on which the person is signed in, each to be signed out. */
export function OpenSessions() {
  const say = useSay()
  const signOut = useSignOut()
  const headingId = useId()
  const read = useRead(openSessions)
  const end = useWrite(endSession, { touches: [openSessions.path] })
  const endOne = async (session: string, device: Told) => {
    try {
      await end.mutateAsync({ params: { session } })
      notifySuccess(told('{device} was signed out.', { device }))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} mb={4}>
        {say('Sessions')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {say('The devices on which you are signed in. Sign out those that you do not know.')}
      </Text>
      <Loaded read={read}>
        {({ results }) => (
          <>
            {/* Above a list that may be long. */}
            {results.length > 1 && <SignOutOthers />}
            <SessionList
              sessions={results}
              busy={end.isPending}
              onEnd={({ id, is_current }, device) => void (is_current ? signOut() : endOne(id, device))}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function SignOutOthers() {
  const say = useSay()
  const end = useWrite(endOtherSessions, { touches: [openSessions.path] })
  const onClick = async () => {
    try {
      await end.mutateAsync({})
      notifySuccess('All other devices were signed out.')
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button variant="default" mb="xs" disabled={end.isPending} onClick={() => void onClick()}>
      {say('Sign out all other devices')}
    </Button>
  )
}
