import { Badge, Button, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { formatInstant } from '../../../kernel/contract/format-instant.ts'
import type { openSessions } from '../session.contract.ts'
import { deviceName } from './device-name.ts'
import styles from './account.module.css'

type Session = Omit<ReplyOf<typeof openSessions>['results'][number], 'is_current'> & { is_current?: boolean }

interface SessionListProps {
  sessions: readonly Session[]
  busy: boolean
  /** Told which one to sign out, and what people call it. */
  onEnd(session: Session, name: string): void
}

/** Devices that are signed in, each with its address and a button that signs it out. */
export function SessionList({ sessions, busy, onEnd }: SessionListProps) {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => {
        const name = deviceName(session.device)
        const Icon = /iPhone|iPad|Android/.test(name) ? IconDeviceMobile : IconDeviceDesktop
        return (
          <li key={session.id} className={styles.session}>
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
                {session.address !== null && <>{session.address} · </>}
                Last used {formatInstant(session.last_used_at)} · signed in{' '}
                {formatInstant(session.created_at)}
              </Text>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              aria-label={`Sign out ${name}${session.is_current ? ', this device' : ''}`}
              onClick={() => onEnd(session, name)}
            >
              Sign out
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
