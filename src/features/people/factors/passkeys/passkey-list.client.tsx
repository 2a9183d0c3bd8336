import { Button, Text, Title } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { notifyError, notifyFailure, notifySuccess } from '../../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { formatInstant } from '../../../../kernel/contract/values/formats.ts'
import styles from '../../account/account.module.css'
import { deviceName } from '../../sessions/device-name.ts'
import type { readFactors } from '../factors.contract.ts'
import { mayHavePasskeys } from './may-have-passkeys.client.ts'
import { PasskeyCancelled } from './passkey-cancelled.ts'
import { removePasskey } from './passkeys.contract.ts'

interface PasskeyListProps {
  passkeys: ReplyOf<typeof readFactors>['passkeys']
  /** Called with the recovery codes that come with the first factor. */
  onAdded(codes: readonly string[]): void
}

/** The user's own passkeys, instead of the password or in addition. */
export function PasskeyList({ passkeys, onAdded }: PasskeyListProps) {
  const t = useTranslate()
  const remove = useWrite(removePasskey)
  const [busy, setBusy] = useState(false)
  // The default name in the user's language, without the isolating characters around left-to-right text, which only the
  // screen needs.
  const ownName = () => t(deviceName(navigator.userAgent)).replaceAll(/[\u2068\u2069]/g, '')
  const add = async () => {
    setBusy(true)
    const { makePasskey } = await import('./passkey.client.ts')
    try {
      const { message, recovery_codes } = await makePasskey(ownName())
      notifySuccess(message)
      onAdded(recovery_codes.map(({ code }) => code))
    } catch (error) {
      if (error instanceof PasskeyCancelled) notifyError(error.displayText)
      else notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const takeAway = async (passkey: string) => {
    try {
      notifySuccess((await remove.mutateAsync({ params: { passkey } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  if (passkeys.length === 0 && !mayHavePasskeys) return null
  return (
    <>
      <Title order={3} size="h5" mt="lg" mb={4}>
        {t('Passkeys')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('Sign in with your fingerprint, face or device PIN instead of a password and code.')}
      </Text>
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id} className={styles.session}>
              <IconFingerprint size={26} stroke={1.4} aria-hidden className={styles.device} />
              <div className={styles.facts}>
                <Text fw={500}>
                  <bdi>{name}</bdi>
                </Text>
                <Text size="xs" c="dimmed">
                  {last_used_at === null
                    ? t('Added on {since}', { since: formatInstant(created_at) })
                    : t('Added on {since} · last used {used}', {
                        since: formatInstant(created_at),
                        used: formatInstant(last_used_at),
                      })}
                </Text>
              </div>
              <Button
                variant="default"
                size="compact-sm"
                disabled={remove.isPending}
                aria-label={t('Remove passkey {name}', { name })}
                onClick={() => void takeAway(id)}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayHavePasskeys && (
        <Button variant="default" mt="sm" disabled={busy} onClick={() => void add()}>
          {t('Add passkey')}
        </Button>
      )}
    </>
  )
}
