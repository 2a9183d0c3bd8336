import { Badge, Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { readFactors, removeTotp, renewRecoveryCodes } from './factors.contract.ts'
import { PasskeyList } from './passkeys/passkey-list.client.tsx'
import { RecoveryCodes } from './totp/recovery-codes.client.tsx'
import { TotpSetup } from './totp/totp-setup.client.tsx'

const removal = {
  title: 'Remove authenticator app?',
  message: 'Your password alone will be enough to sign in, and your recovery codes will stop working.',
  confirm: 'Remove',
  cancel: 'Cancel',
} as const

/** The user's own second factor: set up, remove, renew recovery codes. */
export function SecondFactor() {
  const t = useTranslate()
  const cache = useQueryClient()
  const read = useRead(readFactors)
  const remove = useWrite(removeTotp)
  const renew = useWrite(renewRecoveryCodes)
  const [setting, setSetting] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = useCallback(() => {
    setSetting(false)
    setCodes(null)
    void cache.invalidateQueries()
  }, [cache])
  const onRemove = async () => {
    if (!(await confirmDialog(removal))) return
    try {
      notifySuccess((await remove.mutateAsync({})).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  const onRenew = async () => {
    try {
      const answer = await renew.mutateAsync({})
      setCodes(answer.recovery_codes.map(({ code }) => code))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Card title="Two-factor authentication" width="form" below>
      <Loaded read={read}>
        {({ totp_since, passkeys, recovery_codes, is_required }) => (
          <>
            {totp_since === null ? (
              <>
                <Text size="sm" c="dimmed" mb="sm">
                  {t(
                    'Ask for a code from your phone at sign-in, so that a stolen password alone is not enough.',
                  )}
                </Text>
                <Button variant="default" onClick={() => setSetting(true)}>
                  {t('Set up authenticator app')}
                </Button>
              </>
            ) : (
              <>
                <Group gap="xs" mb={4}>
                  <Text fw={500}>{t('Authenticator app')}</Text>
                  <Badge variant="light" color="green" size="sm">
                    {t('On')}
                  </Badge>
                </Group>
                <Text size="sm" c="dimmed" mb="sm">
                  {t('Set up on {since} · {left} of 10 recovery codes left', {
                    since: formatInstant(totp_since),
                    left: recovery_codes,
                  })}
                </Text>
                <Group gap="sm">
                  <Button variant="default" disabled={renew.isPending} onClick={() => void onRenew()}>
                    {t('Regenerate recovery codes')}
                  </Button>
                  <Button variant="default" onClick={() => setSetting(true)}>
                    {t('Change phone')}
                  </Button>
                  {(!is_required || passkeys.length > 0) && (
                    <Button
                      variant="default"
                      c="var(--mantine-color-error)"
                      disabled={remove.isPending}
                      onClick={() => void onRemove()}
                    >
                      {t('Remove')}
                    </Button>
                  )}
                </Group>
              </>
            )}
            <PasskeyList
              passkeys={passkeys}
              onAdded={(given) => {
                setCodes(given.length > 0 ? given : null)
                void cache.invalidateQueries()
              }}
            />
          </>
        )}
      </Loaded>
      {(setting || codes) && (
        // A click outside must not close codes that are shown only once.
        <Dialog
          opened
          onClose={close}
          title={codes ? t('Recovery codes') : t('Authenticator app')}
          centered
          closeOnClickOutside={false}
        >
          {codes ? (
            <RecoveryCodes codes={codes} onDone={close} />
          ) : (
            <TotpSetup onDone={close} onCancel={close} />
          )}
        </Dialog>
      )}
    </Card>
  )
}
