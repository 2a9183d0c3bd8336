import { notifyError } from '../../../../kernel/client/messages/notify.ts'
import { type DraftLine, editLine } from '../../invoice-lines.ts'
import type { InvoiceForm } from '../use-invoice-form.client.ts'
import { AddLineModal } from './add-line-modal.client.tsx'
import { EditLineModal } from './edit-line-modal.client.tsx'

/** Which dialog of the lines is open: for a new one, with a product to create where its name is told; for a present one; none. */
export type LineDialog = 'new' | { create: string } | DraftLine | null

/** The open dialog; it stands outside the form, whose own keys and Enter must not be taken for its. */
export function LineDialogs({
  form,
  dialog,
  onClose,
}: {
  form: InvoiceForm
  dialog: LineDialog
  onClose(): void
}) {
  const creating = dialog !== null && dialog !== 'new' && 'create' in dialog ? dialog.create : null
  const editing = dialog === null || dialog === 'new' || 'create' in dialog ? null : dialog
  return (
    <>
      <AddLineModal
        opened={dialog === 'new' || creating !== null}
        creating={creating}
        form={form}
        onClose={onClose}
      />
      <EditLineModal
        line={editing}
        onClose={onClose}
        onSave={(change) => {
          const lines = form.linesNow()
          const index = editing ? lines.indexOf(editing) : -1
          if (index < 0) notifyError('Product not found.')
          else form.changeLines(editLine(lines, index, change))
          onClose()
        }}
      />
    </>
  )
}
