import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import type { CreateDialogProps } from '../../../kernel/client/inputs/references/search-select.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import type { InvoiceRecord } from '../invoices.contract.ts'
import { InvoiceFormCard } from '../form/invoice-form.client.tsx'
import { type InvoiceValues, useInvoiceForm } from '../form/use-invoice-form.client.ts'

interface InvoiceDialogProps extends Omit<CreateDialogProps<InvoiceRecord>, 'typed'> {
  /** The customer, if known. */
  customer: number | null
}

/** Creates and issues an invoice in a dialog over another form. */
export default function InvoiceDialog({ customer, onCreated, onClose }: InvoiceDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Create Invoice')}
      size="80rem"
      closeOnClickOutside={false}
      // Escape closes the dialogs above this one.
      closeOnEscape={false}
    >
      <WithToday>
        {(invoice_date) => (
          <Card
            initial={{ invoice_date, ...(customer !== null && { customer }) }}
            onCreated={onCreated}
            onClose={onClose}
          />
        )}
      </WithToday>
    </Dialog>
  )
}

interface CardProps extends Pick<InvoiceDialogProps, 'onCreated' | 'onClose'> {
  initial: Partial<InvoiceValues>
}

function Card({ initial, onCreated, onClose }: CardProps) {
  const form = useInvoiceForm({ initial, stays: true })
  const save = async (status: 'draft' | 'issued') => {
    const saved = await form.save(status)
    // A save returns the whole record.
    if (saved) onCreated(form.store.now().record as InvoiceRecord)
    return saved
  }
  return <InvoiceFormCard form={{ ...form, save }} onCancel={onClose} />
}
