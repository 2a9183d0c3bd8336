import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import type { Said } from '../../../../words/sentences.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { required } from '../../../contract/fields.ts'
import { text } from '../../../contract/kinds/text.ts'
import { notifySuccess } from '../../messages/notify.ts'
import { CallFormFrame } from './call-form-frame.tsx'
import { FieldInput } from '../fields/field-input.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useCallForm } from './use-call-form.ts'
import { useSay } from '../../language/language.ts'

const fields = { reason: required(text('Reason')) } as const

export interface ReasonDialogProps {
  title: Said
  /** What comes of it, in a sentence. */
  effect: Said
  /** The words of the buttons: to do it, and to leave everything as it is. */
  yes: Said
  no: Said
  /** Takes a reason for the record of this key. */
  endpoint: Endpoint
  id: number
  onClose(): void
}

/** Asks why something is done that is not done every day, and does it. */
export function ReasonDialog({ title, effect, yes, no, endpoint, id, onClose }: ReasonDialogProps) {
  const say = useSay()
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
    <Dialog opened onClose={onClose} centered title={say(title)}>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">{say(effect)}</Text>
          <FieldInput form={form} name="reason" autoFocus />
          <Group gap="sm">
            <SubmitButton form={form}>{say(yes)}</SubmitButton>
            <Button variant="default" onClick={onClose}>
              {say(no)}
            </Button>
          </Group>
        </Stack>
      </CallFormFrame>
    </Dialog>
  )
}
