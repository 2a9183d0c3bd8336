import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import { translateParts } from '../../../i18n/translate.ts'
import { message } from '../../../i18n/messages.ts'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { type user, userEndpoints } from '../users.contract.ts'

/** Sets a temporary password for a user who has forgotten theirs. */
export function ResetPassword({ user: person }: { user: Row<typeof user> }) {
  const t = useTranslate()
  const reset = useWrite(userEndpoints.resetPassword)
  const [password, setPassword] = useState<string | null>(null)
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Reset password?',
      message: message('{name} is signed out everywhere, and the current password stops working.', {
        name: person.full_name,
      }),
      confirm: 'Reset',
      cancel: 'Cancel',
    })
    if (!sure) return
    try {
      setPassword((await reset.mutateAsync({ params: { id: person.id } })).password)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={18} stroke={1.6} aria-hidden />}
        disabled={reset.isPending}
        onClick={() => void onClick()}
      >
        {t('Reset password')}
      </Button>
      {password !== null && (
        <OneTimePassword name={person.full_name} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  )
}

interface OneTimePasswordProps {
  name: string
  password: string
  onClose(): void
}

function OneTimePassword({ name, password, onClose }: OneTimePasswordProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyFrom(input.current))
  return (
    // A click outside must not close a password that is shown only once.
    <Dialog opened onClose={onClose} title={t('Temporary password')} centered closeOnClickOutside={false}>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {translateParts(
            t,
            'Give this password to {name}. It expires in 7 days and must be changed at the next sign-in.',
            { name: <bdi key="name">{name}</bdi> },
          )}
        </Text>
        <Group gap="sm" align="end" wrap="nowrap">
          <TextInput
            ref={input}
            label={t('Password')}
            value={password}
            readOnly
            dir="ltr"
            flex={1}
            styles={{ input: { fontFamily: 'monospace', letterSpacing: '0.06em' } }}
            onFocus={(event) => event.currentTarget.select()}
            data-autofocus
          />
          <Button
            variant="default"
            onClick={() => void copy()}
            leftSection={
              copied ? (
                <IconCheck size={18} stroke={1.6} aria-hidden />
              ) : (
                <IconCopy size={18} stroke={1.6} aria-hidden />
              )
            }
          >
            {copied ? t('Copied') : t('Copy')}
          </Button>
        </Group>
        <Alert color="brass" title={t('This password is shown only once.')} />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('Done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Copies the text of an input; pages without https have no clipboard API, so the selection is copied. */
async function copyFrom(input: HTMLInputElement | null): Promise<boolean> {
  if (!input) return false
  try {
    await navigator.clipboard.writeText(input.value)
    return true
  } catch {
    input.select()
    return document.execCommand('copy')
  }
}
