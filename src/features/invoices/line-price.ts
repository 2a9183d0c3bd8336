import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { told } from '../../words/sentences.ts'

/** What one piece of a line costs; whoever types less than nothing means a discount. */
export const linePrice = money('Unit Price', 'USD', {
  below: told('{label} must not be negative. Enter a deduction in the field “{field}”.', {
    label: 'Unit Price',
    field: 'Discount %',
  }),
})
