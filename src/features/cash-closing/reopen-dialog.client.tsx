import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { failureMessage, notifySuccess } from '../../kernel/client/notify.ts'
import { useWrite } from '../../kernel/client/query.ts'
import { useReturnFocus } from '../../kernel/client/use-return-focus.ts'
import { cashCloseEndpoints } from './cash-closing.contract.ts'

/** Asks why a day is opened again, and opens it. */
export function ReopenDialog({ id, onClose }: { id: number; onClose(): void }) {
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
