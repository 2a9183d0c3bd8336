import { memo, useState } from 'react'
import { useFormError, useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useStored } from '../../../kernel/client/entity-form/store/form-store.ts'
import { FormFrame } from '../../../kernel/client/entity-form/form-frame.tsx'
import { NumberInput } from '../../../kernel/client/inputs/number-input.tsx'
import { numberIn } from '../../../kernel/contract/values/read-number.ts'
import { FieldGrid } from '../../../kernel/client/card/field-grid.tsx'
import { Card } from '../../../kernel/client/card/card.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import { message } from '../../../i18n/messages.ts'
import { salesmenRight } from '../../salesmen/salesmen.contract.ts'
import { deliveryCashFor } from '../invoice-totals.ts'
import { invoiceEndpoints, manualPayments } from '../invoices.contract.ts'
import { MissingBankDetails } from '../view/company-details.client.tsx'
import { CustomerInput } from './customer-input.client.tsx'
import styles from './invoice-form.module.css'
import { InvoiceInput } from './invoice-input.client.tsx'
import { InvoiceLines } from './lines/invoice-lines.client.tsx'
import { type LineDialog, LineDialogs } from './lines/dialogs/line-dialogs.client.tsx'
import { createPasting } from './lines/pasting/pasting.client.ts'
import { TotalsPanel } from './totals-panel.client.tsx'
import { advanceIn, type InvoiceForm } from './use-invoice-form.client.ts'

interface InvoiceFormCardProps {
  form: InvoiceForm
  /** Closes the dialog, if the form is in one. */
  onCancel?: () => void
}

/** The form of a new or an existing invoice. */
export function InvoiceFormCard({ form, onCancel }: InvoiceFormCardProps) {
  const [dialog, setDialog] = useState<LineDialog>(null)
  const [pasting] = useState(() => createPasting(form))
  return (
    <>
      <div className={styles.form}>
        <FormFrame form={form} starts onSubmit={() => void form.save('issued')}>
          <div className={styles.columns}>
            <div className={styles.sheets}>
              <Head form={form} />
              <InvoiceLines form={form} pasting={pasting} onDialog={setDialog} />
              <Payment form={form} />
            </div>
            <TotalsPanel form={form} onCancel={onCancel} />
          </div>
        </FormFrame>
      </div>
      <LineDialogs form={form} pasting={pasting} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const Head = memo(function Head({ form }: { form: InvoiceForm }) {
  return (
    <Card title="Invoice">
      <FieldGrid>
        <CustomerInput form={form} />
        <InvoiceInput form={form} name="invoice_date" needed />
        <InvoiceInput form={form} name="invoice_type" needed />
        <InvoiceInput form={form} name="po_ref" />
        <SalesmanInput form={form} />
      </FieldGrid>
    </Card>
  )
})

/** The salesman, for users who may assign one; otherwise it is the author. */
function SalesmanInput({ form }: { form: InvoiceForm }) {
  return useMay(salesmenRight, 'update') ? <InvoiceInput form={form} name="salesman" /> : null
}

const Payment = memo(function Payment({ form }: { form: InvoiceForm }) {
  return (
    <Card title="Payment and delivery">
      <FieldGrid>
        <div>
          <InvoiceInput form={form} name="payment_method" needed />
          <BankDetailsOfDraft form={form} />
        </div>
        <AgeDays form={form} />
        <CashShares form={form} />
        <InvoiceInput form={form} name="is_shipping_required" />
        <DeliveryCountry form={form} />
      </FieldGrid>
    </Card>
  )
})

const useIsIssued = (form: InvoiceForm) =>
  useStored(form.store, ({ record }) => record?.['status'] === 'issued')

/** An issued invoice keeps the company data of its day; its page shows the differences from today's. */
function BankDetailsOfDraft({ form }: { form: InvoiceForm }) {
  const paymentMethod = useFormValue(form, 'payment_method')
  const isIssued = useIsIssued(form)
  return isIssued ? null : <MissingBankDetails paymentMethod={paymentMethod} />
}

/**
 * The due days, counted from the invoice date. On an issued invoice only users with the permission for manual payments
 * change them.
 */
function AgeDays({ form }: { form: InvoiceForm }) {
  const isIssued = useIsIssued(form)
  const mayPutOff = useMay(manualPayments, 'update')
  const date = useFormValue(form, 'invoice_date')
  const days = numberIn(useFormValue(form, 'age_days'))
  const isKnown = date && days !== null && Number.isInteger(days) && days >= 0 && days <= 3650
  const due = isKnown
    ? message('Due on {day}', { day: formatDay(addDays(date, days)) })
    : 'Days until the invoice is due'
  return (
    <InvoiceInput form={form} name="age_days" needed description={due} readOnly={isIssued && !mayPutOff} />
  )
}

function DeliveryCountry({ form }: { form: InvoiceForm }) {
  const isShipped = useFormValue(form, 'is_shipping_required')
  return isShipped ? <InvoiceInput form={form} name="delivery_country" needed /> : null
}

/** Delivery cash is 100 minus advance cash; an invalid advance is cleared on blur. */
function CashShares({ form }: { form: InvoiceForm }) {
  const typed = useFormValue(form, 'advance_cash')
  const advance = advanceIn(typed)
  return (
    <>
      <div onBlur={() => advance === null && typed !== '' && form.change({ advance_cash: '' })}>
        <InvoiceInput form={form} name="advance_cash" />
      </div>
      <div data-field="delivery_cash">
        <NumberInput
          field={invoiceEndpoints.create.body.delivery_cash}
          value={deliveryCashFor(advance)}
          readOnly
          error={useFormError(form, 'delivery_cash')}
          onChange={() => undefined}
        />
      </div>
    </>
  )
}
