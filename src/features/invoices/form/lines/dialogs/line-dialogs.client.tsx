import { notifyError } from '../../../../../kernel/client/messages/notify.ts'
import { type DraftLine, editLine } from '../../../invoice-lines.ts'
import type { InvoiceForm } from '../../use-invoice-form.client.ts'
import { AddLineModal } from './add-line-modal.client.tsx'
import { EditLineModal } from './edit-line-modal.client.tsx'
import type { Pasting } from '../pasting/pasting.client.ts'
import { PasteModal } from '../pasting/paste-modal.client.tsx'

/** Which dialog of the lines is open: for a new one, also of a product that is created first; for a present one; for many. */
export type LineDialog =
  | { is: 'new'; creates: string | null }
  | { is: 'change'; line: DraftLine }
  | { is: 'paste' }
  | null

interface LineDialogsProps {
  form: InvoiceForm
  pasting: Pasting
  dialog: LineDialog
  onClose(): void
}

/** The open dialog; it stands outside the form, whose own keys and Enter must not be taken for its. */
export function LineDialogs({ form, pasting, dialog, onClose }: LineDialogsProps) {
  const editing = dialog?.is === 'change' ? dialog.line : null
  return (
    <>
      <AddLineModal
        opened={dialog?.is === 'new'}
        creating={dialog?.is === 'new' ? dialog.creates : null}
        form={form}
        onClose={onClose}
      />
      <PasteModal opened={dialog?.is === 'paste'} pasting={pasting} onClose={onClose} />
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
