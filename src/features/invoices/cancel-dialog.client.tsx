import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { CallFormFrame } from '../../kernel/client/entity-form/call-form-frame.tsx'
import { FieldInput } from '../../kernel/client/entity-form/field-input.tsx'
import { SubmitButton } from '../../kernel/client/entity-form/submit-button.tsx'
import { useCallForm } from '../../kernel/client/entity-form/use-call-form.ts'
import { notifySuccess } from '../../kernel/client/notify.ts'
import type { Endpoint } from '../../kernel/contract/endpoint.ts'
import { required } from '../../kernel/contract/fields.ts'
import { text } from '../../kernel/contract/kinds/text.ts'

const fields = { reason: required(text('Reason')) } as const

interface CancelDialogProps {
  title: string
  /** What comes of it, in a sentence. */
  effect: string
  endpoint: Endpoint
  id: number
  onClose(): void
}

/** Asks why a document is cancelled, and cancels it. */
export function CancelDialog({ title, effect, endpoint, id, onClose }: CancelDialogProps) {
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
            <SubmitButton form={form}>Cancel it</SubmitButton>
            <Button variant="default" onClick={onClose}>
              Keep it
            </Button>
          </Group>
        </Stack>
      </CallFormFrame>
    </Modal>
  )
}
