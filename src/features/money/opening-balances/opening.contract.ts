import { crudEndpoints } from '../../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { largestAmount } from '../../../kernel/contract/values/money.ts'
import { customer } from '../../customers/customers.contract.ts'
import {
  cancelEndpoint,
  cancellation,
  cancellationFields,
  documentStatus,
} from '../ledger/cancellation.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** What the customer owed in the previous system; negative for unapplied credit. */
const openingAmount = required(money('Amount', 'USD', { min: -largestAmount, zero: false }))

/** A customer opening balance: a debt or unapplied credit from the previous system, with its number there. */
export const opening = entity({
  name: 'opening',
  path: '/opening',
  label: 'Opening Balance',
  plural: 'Opening Balances',
  importable: true,
  resource: resource('opening', 'Opening Balances', { admin: 'VCUD', manager: 'V', salesman: '' }),
  fields: {
    customer: required(reference('Customer', { path: customer.path, shows: 'name' })),
    customer_name: required(computed(text('Customer'))),
    /** The customer's current code, which identifies the customer in import files. */
    customer_code: computed(text('Customer Code', { format: 'code' })),
    number: required(text('Previous number', { format: 'code' })),
    date: defaulted(day('Date')),
    /** The date of the document if no due date is given. */
    due_date: day('Due Date'),
    amount_usd: openingAmount,
    remark: note('Remark'),
    settled: required(computed(money('Applied|an amount', 'USD'))),
    open: required(computed(money('Open amount', 'USD'))),
    status: required(computed(documentStatus)),
    ...cancellation,
    created_by_email: createdByEmail,
  },
  columns: [
    'number',
    'status',
    'customer_name',
    'date',
    'amount_usd',
    'open',
    'due_date',
    'settled',
    'remark',
    'created_by_email',
  ],
  // The list shows the status beside the number. With the code, an exported file can be imported again.
  inFiles: { first: ['status', 'customer_code'], without: ['status'] },
  calledBy: [{ by: 'customer', of: 'customer' }],
  filters: {
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    open: flagFilter('Open amount'),
    status: documentStatus,
    ...creatorFilters,
  },
  ordering: '-date',
  notSortable: ['customer_code', 'settled', 'open', 'status', ...cancellationFields],
  named: ['number'],
  messages: { created: 'Opening balance created.', updated: 'Opening balance updated.' },
  deletion: 'empty',
})

export const openingEndpoints = {
  ...crudEndpoints(opening),
  cancel: cancelEndpoint(opening, {
    summary:
      'Cancel a customer opening balance: it stays visible with the reason, and what it was applied to is open again',
    verb: 'update',
    record: { ...recordFields, ...opening.fields },
  }),
}
