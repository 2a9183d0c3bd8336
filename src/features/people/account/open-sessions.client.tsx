import { Badge, Button, Text, Title } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useId } from 'react'
import { notifyFailure, notifySuccess } from '../../../kernel/client/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/query.ts'
import { signOut } from '../../../kernel/client/shell/sign-out.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatInstant } from '../../../kernel/contract/format-instant.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { endOtherSessions, endSession, openSessions } from '../session.contract.ts'
import { deviceName } from './device-name.ts'
import styles from './account.module.css'

type OpenSession = ReplyOf<typeof openSessions>['results'][number]

/** The devices on which the person is signed in, each to be signed out. */
export function OpenSessions() {
  const headingId = useId()
  const read = useRead(openSessions)
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} mb={4}>
        Sessions
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        The devices on which you are signed in. Sign out those that you do not know.
      </Text>
      <Loaded read={read}>
        {({ results }) => (
          <>
            <ul className={styles.sessions}>
              {results.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {results.length > 1 && <SignOutOthers />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function SignOutOthers() {
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
    <Button variant="default" mt="md" disabled={end.isPending} onClick={() => void onClick()}>
      Sign out all other devices
    </Button>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const end = useWrite(endSession, { touches: [openSessions.path] })
  const name = deviceName(session.device)
  const Icon = /iPhone|iPad|Android/.test(name) ? IconDeviceMobile : IconDeviceDesktop
  const onClick = async () => {
    if (session.is_current) return signOut()
    try {
      await end.mutateAsync({ params: { session: session.id } })
      notifySuccess(`${name} was signed out.`)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <li className={styles.session}>
      <Icon size={26} stroke={1.4} aria-hidden className={styles.device} />
      <div className={styles.facts}>
        <Text fw={500} component="div" className={styles.deviceName}>
          {name}
          {session.is_current && (
            <Badge variant="light" color="green" size="sm">
              This device
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          Last used {formatInstant(session.last_used_at)} · signed in {formatInstant(session.created_at)}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={end.isPending}
        aria-label={`Sign out ${name}${session.is_current ? ', this device' : ''}`}
        onClick={() => void onClick()}
      >
        Sign out
      </Button>
    </li>
  )
}
