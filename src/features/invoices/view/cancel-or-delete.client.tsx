import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '../../../kernel/client/calls/call.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { ReasonDialog } from '../../../kernel/client/entity-form/call-form/reason-dialog.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifyUndoable } from '../../../kernel/client/messages/notify.ts'
import { cancelLabel, sendWhenConfirmed } from '../../../kernel/client/messages/send-when-confirmed.ts'
import { useUndoDeletion } from '../../../kernel/client/messages/undo-deletion.ts'
import { bulkEndpoints } from '../../../kernel/contract/endpoints/bulk.ts'
import { message } from '../../../i18n/messages.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

export interface CancelOrDeleteProps {
  record: Pick<InvoiceRecord, 'id' | 'invoice_no'>
  onClose(): void
  /** Called after the invoice was deleted. */
  onDeleted(): void
}

/** Asks whether an issued invoice is cancelled, deleted or kept. Deletion is offered only if the server allows it. */
export default function CancelOrDelete({ record, onClose, onDeleted }: CancelOrDeleteProps) {
  return (
    <ReasonDialog
      title={message('Cancel or delete {invoice_no}', { invoice_no: record.invoice_no ?? '' })}
      effect="The invoice keeps its number and stays visible as cancelled. Its order closes. Applied receipts become unapplied credit, and manual payments move to To Reconcile."
      yes="Cancel invoice (keeps its number)"
      no="Keep invoice"
      endpoint={invoiceEndpoints.cancel}
      id={record.id}
      instead={<DeleteInstead id={record.id} onClose={onClose} onDeleted={onDeleted} />}
      onClose={onClose}
    />
  )
}

interface DeleteInsteadProps extends Pick<CancelOrDeleteProps, 'onClose' | 'onDeleted'> {
  id: number
}

function DeleteInstead({ id, onClose, onDeleted }: DeleteInsteadProps) {
  const t = useTranslate()
  const allowed = useIsDeletable(id)
  const remove = useWrite(invoiceEndpoints.remove)
  const undo = useUndoDeletion()
  if (!allowed) return null
  const onClick = async () => {
    try {
      const answer = await sendWhenConfirmed(
        (flags) => remove.mutateAsync({ params: { id }, query: flags }),
        cancelLabel,
      )
      notifyUndoable(answer?.message ?? 'Delete Success', () => undo(invoice.name, id))
      onClose()
      onDeleted()
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button variant="outline" color="red" loading={remove.isPending} onClick={() => void onClick()}>
      {t('Delete')}
    </Button>
  )
}

/** Whether the server would delete the invoice now: nothing refers to it and no closed day contains it. */
function useIsDeletable(id: number): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const body = { resource: invoice.name, action: 'delete', ids: [id], dry_run: true } as const
    call(bulkEndpoints.start, { body, signal: controller.signal }).then(
      ({ can }) => setAllowed(can === 1),
      // Cancelling remains possible.
      () => undefined,
    )
    return () => controller.abort()
  }, [id])
  return allowed
}
