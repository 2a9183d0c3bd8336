import { price } from '../../kernel/contract/kinds/numbers/price.ts'
import { message, messageOf } from '../../i18n/messages.ts'

/** What one piece of a line costs; whoever types less than nothing means a discount. */
export const linePrice = price('Unit Price', {
  below: message('{label} must not be negative. Enter a deduction in the field “{field}”.', {
    label: 'Unit Price',
    field: messageOf('Discount %'),
  }),
})
