import { Badge, Button, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { Message } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import type { openSessions } from './session.contract.ts'
import { deviceName, isHandheld } from './device-name.ts'
import styles from '../account/account.module.css'

type Session = Omit<ReplyOf<typeof openSessions>['results'][number], 'is_current'> & { is_current?: boolean }

interface SessionListProps {
  sessions: readonly Session[]
  busy: boolean
  /** Called with the session to sign out and the name of its device. */
  onEnd(session: Session, device: Message): void
}

/** Signed-in devices, each with its address and a button to sign it out. */
export function SessionList({ sessions, busy, onEnd }: SessionListProps) {
  const t = useTranslate()
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => {
        const device = deviceName(session.device)
        const { address } = session
        const times = {
          used: formatInstant(session.last_used_at),
          begun: formatInstant(session.created_at),
        }
        const Icon = isHandheld(session.device) ? IconDeviceMobile : IconDeviceDesktop
        return (
          <li key={session.id} className={styles.session}>
            <Icon size={26} stroke={1.4} aria-hidden className={styles.device} />
            <div className={styles.facts}>
              <Text fw={500} component="div" className={styles.deviceName}>
                {t(device)}
                {session.is_current && (
                  <Badge variant="light" color="green" size="sm">
                    {t('This device')}
                  </Badge>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {address === null
                  ? t('Last used {used} · signed in {begun}', times)
                  : t('{address} · Last used {used} · signed in {begun}', { address, ...times })}
              </Text>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              aria-label={t(session.is_current ? 'Sign out {device} (this device)' : 'Sign out {device}', {
                device,
              })}
              onClick={() => onEnd(session, device)}
            >
              {t('Sign out')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
