import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { confirmDialog } from '../../../kernel/client/confirm.ts'
import { notifyFailure } from '../../../kernel/client/notify.ts'
import { useWrite } from '../../../kernel/client/query.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { type user, userEndpoints } from '../users.contract.ts'

/** Gives somebody who has lost the password a new one for a single sign-in. */
export function ResetPassword({ user: person }: { user: Row<typeof user> }) {
  const reset = useWrite(userEndpoints.resetPassword)
  const [password, setPassword] = useState<string | null>(null)
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Reset the password?',
      message: `${person.full_name} is signed out everywhere, and the present password does not work any more.`,
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
        Reset Password
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
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyFrom(input.current))
  return (
    // A click beside it must not take away what is shown only once.
    <Modal opened onClose={onClose} title="One-time password" centered closeOnClickOutside={false}>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Give this to <bdi>{name}</bdi>. It works for 7 days, and has to be changed at the next sign-in.
        </Text>
        <Group gap="sm" align="end" wrap="nowrap">
          <TextInput
            ref={input}
            label="Password"
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
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </Group>
        <Alert color="brass" title="It is shown only once." />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Copies what an input holds; pages without https have no clipboard and copy what is marked. */
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
