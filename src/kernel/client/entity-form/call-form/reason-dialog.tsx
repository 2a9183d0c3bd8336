import { Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import type { ReactNode } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Fields } from '../../../contract/fields.ts'
import { notifySuccess } from '../../messages/notify.ts'
import { CallFormFrame } from './call-form-frame.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { FieldInput } from '../fields/field-input.tsx'
import { useCallForm } from './use-call-form.ts'
import { useTranslate } from '../../language/language.ts'

/** The inputs of the dialog, if the call has such fields. */
const asked = ['reason', 'date']

const fieldsOf = ({ body }: Endpoint): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => asked.includes(name)))

export interface ReasonDialogProps {
  title: DisplayText
  /** The consequence, in a sentence. */
  effect: DisplayText
  /** The labels of the buttons that confirm and cancel. */
  yes: DisplayText
  no: DisplayText
  /** Takes the reason for the record with this key, and optionally the date. */
  endpoint: Endpoint
  id: number
  /** Another way, between the two buttons. */
  instead?: ReactNode
  onClose(): void
}

/** Asks for the reason of an unusual action, and for its date if the call takes one, then makes the call. */
export function ReasonDialog({ title, effect, yes, no, endpoint, id, instead, onClose }: ReasonDialogProps) {
  const t = useTranslate()
  const fields = fieldsOf(endpoint)
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
    <Dialog opened onClose={onClose} centered title={t(title)}>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">{t(effect)}</Text>
          <FieldInput form={form} name="reason" autoFocus />
          {'date' in fields && (
            <FieldInput form={form} name="date" description="Leave empty to use today’s date." />
          )}
          <DialogButtons form={form} yes={yes} no={no} instead={instead} onClose={onClose} />
        </Stack>
      </CallFormFrame>
    </Dialog>
  )
}
