import { Button, Group, Modal, TextInput } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { failureMessage, notifySuccess } from '../../kernel/client/notify.ts'
import { useWrite } from '../../kernel/client/query.ts'
import { useMe } from '../../kernel/client/rights.ts'
import { useReturnFocus } from '../../kernel/client/use-return-focus.ts'
import { cashCloseEndpoints } from './cash-closing.contract.ts'

/** Opens a closed day again, with a reason; for superusers. */
export function ReopenButton({ id }: { id: number }) {
  const [asking, setAsking] = useState(false)
  if (useMe()?.user_type !== 'superuser') return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLockOpen size={18} stroke={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Open again
      </Button>
      {asking && <ReopenDialog id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

function ReopenDialog({ id, onClose }: { id: number; onClose(): void }) {
  useReturnFocus()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const write = useWrite(cashCloseEndpoints.reopen)
  const onReopen = async () => {
    try {
      notifySuccess((await write.mutateAsync({ params: { id }, body: { reason } })).message)
      onClose()
    } catch (failure) {
      setError(failureMessage(failure))
    }
  }
  return (
    <Modal opened onClose={onClose} centered title="Open the day again">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void onReopen()
        }}
      >
        <TextInput
          label="Reason"
          required
          data-autofocus
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group mt="lg" gap="sm">
          <Button type="submit" loading={write.isPending} disabled={reason.trim() === ''}>
            Open again
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
