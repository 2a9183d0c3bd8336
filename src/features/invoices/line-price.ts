import { price } from '../../kernel/contract/kinds/numbers/price.ts'
import { message, messageOf } from '../../i18n/messages.ts'

/** The unit price of a line; the error for a negative price points to the discount. */
export const linePrice = price('Unit Price', {
  below: message('{label} must not be negative. Enter a deduction in the field “{field}”.', {
    label: 'Unit Price',
    field: messageOf('Discount %'),
  }),
})
