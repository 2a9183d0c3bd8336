import { useFormError, useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { ValueInput } from '../../../kernel/client/inputs/value-input.tsx'
import type { Field, InputName } from '../../../kernel/contract/fields.ts'
import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { invoiceEndpoints } from '../invoices.contract.ts'
import type { InvoiceFields, InvoiceForm } from './use-invoice-form.client.ts'

const { body: fields } = invoiceEndpoints.create

type InvoiceInputName = InputName<InvoiceFields>

interface InvoiceInputProps {
  form: InvoiceForm
  name: InvoiceInputName
  /** Marks a field that an issued invoice requires, though a draft does not. */
  needed?: boolean
  label?: Label
  description?: DisplayText
  /** The field that is cleared when this one is filled in. */
  takesPlaceOf?: InvoiceInputName
  readOnly?: boolean
  /** What is wrong with it while it is typed. */
  refusal?: DisplayText | undefined
}

/** The input of one field of an invoice, other than lines. */
export function InvoiceInput({
  form,
  name,
  needed = false,
  label,
  description,
  takesPlaceOf,
  readOnly = false,
  refusal,
}: InvoiceInputProps) {
  const t = useTranslate()
  const error = useFormError(form, name)
  const field: Field = { ...fields[name], required: needed, ...(label !== undefined && { label }) }
  return (
    <div data-field={name}>
      <ValueInput
        field={field}
        value={useFormValue(form, name)}
        description={description}
        error={error ?? (refusal && t(refusal))}
        readOnly={readOnly}
        onChange={(value) => {
          // The input of a field returns values of its kind.
          form.change({ [name]: value, ...(takesPlaceOf && value !== '' ? { [takesPlaceOf]: '' } : {}) })
        }}
      />
    </div>
  )
}
