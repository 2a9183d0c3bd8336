import { notifyError } from '../../../../../kernel/client/messages/notify.ts'
import { type DraftLine, editLine } from '../../../invoice-lines.ts'
import type { InvoiceForm } from '../../use-invoice-form.client.ts'
import { AddLineModal } from './add-line-modal.client.tsx'
import { EditLineModal } from './edit-line-modal.client.tsx'
import type { Pasting } from '../pasting/pasting.client.ts'
import { PasteModal } from '../pasting/paste-modal.client.tsx'

/** The open dialog of the lines: a new line (perhaps of a product to create first), an existing one, or pasted ones. */
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

/** Renders the open dialog outside the form, so that its keys and Enter do not reach the form. */
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
