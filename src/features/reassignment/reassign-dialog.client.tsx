import { Stack, Text } from '@mantine/core'
import { useRead } from '../../kernel/client/cache/query.ts'
import { CallFormFrame } from '../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { DialogButtons } from '../../kernel/client/entity-form/call-form/dialog-buttons.tsx'
import { useCallForm } from '../../kernel/client/entity-form/call-form/use-call-form.ts'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { notifySuccess } from '../../kernel/client/messages/notify.ts'
import { Dialog } from '../../kernel/client/ui/dialog.tsx'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { formatCount } from '../../kernel/contract/values/formats.ts'
import { message } from '../../i18n/messages.ts'
import { reassignmentEndpoints } from './reassignment.contract.ts'

export interface ReassignDialogProps {
  /** The current salesman. */
  person: { id: number; full_name: string }
  onClose(): void
}

/** Asks for the new salesman of somebody's customers and open invoices and for the reason, then reassigns them. */
export default function ReassignDialog({ person, onClose }: ReassignDialogProps) {
  const read = useRead(reassignmentEndpoints.preview, { params: { id: person.id } })
  return read.data ? <Asked person={person} held={read.data} onClose={onClose} /> : null
}

type Held = ReplyOf<typeof reassignmentEndpoints.preview>

const { from: _from, ...fields } = reassignmentEndpoints.reassign.body

function Asked({ person, held, onClose }: ReassignDialogProps & { held: Held }) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: reassignmentEndpoints.reassign,
    // The form contains the new values, and the current salesman beside them.
    fields: { from: reassignmentEndpoints.reassign.body.from, ...fields },
    record: { from: person.id, customers: held.customers > 0, open_invoices: held.invoices > 0 },
    onDone: (_, answer) => {
      const { customers, invoices } = answer as Held
      notifySuccess(
        message('Reassigned. Customers: {customers}, invoices: {invoices}.', {
          customers: formatCount(customers),
          invoices: formatCount(invoices),
        }),
      )
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      centered
      title={t('Reassign customers and open invoices of {name}', { name: person.full_name })}
    >
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">
            {t(
              'Customers: {customers}, open invoices: {invoices}. Open invoices are drafts and unpaid invoices. Paid invoices stay with the current salesman.',
              { customers: formatCount(held.customers), invoices: formatCount(held.invoices) },
            )}
          </Text>
          <FieldInput form={form} name="to" autoFocus />
          <FieldInput form={form} name="customers" disabled={held.customers === 0} />
          <FieldInput form={form} name="open_invoices" disabled={held.invoices === 0} />
          <FieldInput form={form} name="reason" />
          <DialogButtons form={form} yes="Reassign" onClose={onClose} />
        </Stack>
      </CallFormFrame>
    </Dialog>
  )
}
