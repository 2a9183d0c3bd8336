import type { InvoiceForm } from '../../use-invoice-form.client.ts'
import { LineModal, type OpenLine } from './line-modal.client.tsx'
import type { Pasting } from '../pasting/pasting.client.ts'
import { PasteModal } from '../pasting/paste-modal.client.tsx'

/** The open dialog of the lines: a new line, an existing one, or pasted ones. */
export type LineDialog = OpenLine | { is: 'paste' } | null

interface LineDialogsProps {
  form: InvoiceForm
  pasting: Pasting
  dialog: LineDialog
  onClose(): void
}

/** Renders the open dialog outside the form, so that its keys and Enter do not reach the form. */
export function LineDialogs({ form, pasting, dialog, onClose }: LineDialogsProps) {
  return (
    <>
      <LineModal form={form} open={dialog?.is === 'paste' ? null : dialog} onClose={onClose} />
      <PasteModal opened={dialog?.is === 'paste'} pasting={pasting} onClose={onClose} />
    </>
  )
}
