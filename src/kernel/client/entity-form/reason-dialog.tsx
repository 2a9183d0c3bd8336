import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Endpoint } from '../../contract/endpoint.ts'
import { required } from '../../contract/fields.ts'
import { text } from '../../contract/kinds/text.ts'
import { notifySuccess } from '../notify.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import { CallFormFrame } from './call-form-frame.tsx'
import { FieldInput } from './field-input.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCallForm } from './use-call-form.ts'

const fields = { reason: required(text('Reason')) } as const

export interface ReasonDialogProps {
  title: string
  /** What comes of it, in a sentence. */
  effect: string
  /** The words of the buttons: to do it, and to leave everything as it is. */
  yes: string
  no: string
  /** Takes a reason for the record of this key. */
  endpoint: Endpoint
  id: number
  onClose(): void
}

/** Asks why something is done that is not done every day, and does it. */
export function ReasonDialog({ title, effect, yes, no, endpoint, id, onClose }: ReasonDialogProps) {
  useReturnFocus()
  const form = useCallForm({
    endpoint,
    params: { id },
    fields,
    onDone: (message) => {
      notifySuccess(message)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} centered title={title}>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">{effect}</Text>
          <FieldInput form={form} name="reason" autoFocus />
          <Group gap="sm">
            <SubmitButton form={form}>{yes}</SubmitButton>
            <Button variant="default" onClick={onClose}>
              {no}
            </Button>
          </Group>
        </Stack>
      </CallFormFrame>
    </Modal>
  )
}
