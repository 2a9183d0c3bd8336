import { largestAmount } from '../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../kernel/contract/problem.ts'
import { message } from '../../i18n/messages.ts'
import { invoiceEndpoints } from './invoices.contract.ts'

/** The fields that decide whether an invoice can be issued. */
interface Issuable {
  customer: number | null
  invoice_type: string | null
  invoice_date: string | null
  payment_method: string | null
  age_days: number | null
  is_shipping_required: boolean
  delivery_country: string | null
  invoice_products: readonly unknown[]
}

/** The text of the specification (section 5) for an incomplete invoice, on the screen and in the API. */
export const fillAll = 'Please fill all required fields and add at least one product.'

/** The fields that an issued invoice still needs (specification, section 5); a draft may lack all of them. */
export function missingForIssue(invoice: Issuable): FieldErrors {
  const errors: FieldErrors = {}
  const { body: fields } = invoiceEndpoints.create
  const needs = (name: keyof typeof fields & keyof Issuable) => {
    if (invoice[name] === null)
      errors[name] = [message('{label} is required.', { label: fields[name].label })]
  }
  for (const name of ['customer', 'invoice_type', 'invoice_date', 'payment_method', 'age_days'] as const)
    needs(name)
  if (invoice.is_shipping_required) needs('delivery_country')
  if (invoice.invoice_products.length === 0) {
    errors['invoice_products'] = [fillAll]
  }
  return errors
}

/** Whether the user may change an invoice: a draft, or an issued one with the permission; never a cancelled one. */
export function mayUpdate(mayChangeIssued: boolean, { status }: { status: string | null }): boolean {
  return status === 'draft' || (status === 'issued' && mayChangeIssued)
}

/** Errors for amounts that are too large to be stored. */
export function tooLarge(totals: readonly number[], subtotal: number): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, total] of totals.entries()) {
    if (total > largestAmount)
      errors[`invoice_products.${index}.quantity`] = [
        'Line total is too large. Reduce the quantity or price.',
      ]
  }
  if (subtotal > largestAmount) errors['subtotal'] = ['Sub total is too large. Reduce a quantity or price.']
  return errors
}
