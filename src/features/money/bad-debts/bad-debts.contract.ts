import { crudEndpoints, writeReply } from '../../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required, type RowOf } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { customer } from '../../customers/customers.contract.ts'
import { invoice, manualPayments } from '../../invoices/invoices.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import { cancelEndpoint, cancellation, cancellationFields } from '../ledger/cancellation.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'
import { approvalEndpoints, approvalFields, approvalNotSortable } from '../../approvals/approvals.contract.ts'

/** The status of a bad debt. */
export const badDebtStatuses = {
  standing: 'Written off',
  cancelled: 'Cancelled|a bad debt',
  waiting: 'Waiting for approval',
  declined: 'Declined',
} as const

const ofCustomer = { path: customer.path, shows: 'name' }
const ofInvoice = { path: invoice.path, shows: 'invoice_no' }

/** The stored reason of a write-off that was entered on an order. */
export const enteredOnOrder = 'Entered on the order'

/** A bad debt: an amount owed by a customer that is written off. No money moves. */
export const badDebt = entity({
  name: 'bad_debt',
  path: '/bad-debt',
  label: 'Bad Debt',
  plural: 'Bad Debts',
  resource: resource(
    'bad_debt',
    'Bad Debts',
    { admin: 'VC', manager: '', salesman: '' },
    { verbs: ['view'], to: { resource: manualPayments, verb: 'update' } },
  ),
  fields: {
    bad_debt_no: required(computed(text('Bad Debt No', { format: 'code' }))),
    date: defaulted(day('Date')),
    customer: required(reference('Customer', ofCustomer)),
    customer_name: required(computed(text('Customer'))),
    /** The invoice that is written off. Null: the oldest debts of the customer. */
    invoice: reference('Invoice', ofInvoice),
    invoice_no: computed(text('Invoice No', { format: 'code' })),
    amount_usd: required(money('Amount', 'USD', { min: 0.01 })),
    reason: required(text('Reason', { displayedIn: 'said_reason' })),
    /** The reason as a message, if Inkwell wrote it. */
    said_reason: computed(json('Reason')),
    /** Whether the write-off was entered on the invoice's order. */
    on_order: required(computed(flag(enteredOnOrder))),
    /** Who reviewed a write-off that was entered on an order. */
    reviewed_by: computed(text('Reviewed by')),
    reviewed_at: computed(instant('Reviewed on')),
    status: required(computed(choice('Status', badDebtStatuses))),
    ...cancellation,
    ...approvalFields,
    created_by_email: createdByEmail,
  },
  columns: [
    'bad_debt_no',
    'customer_name',
    'status',
    'date',
    'amount_usd',
    'invoice_no',
    'reason',
    'created_by_email',
  ],
  calledBy: [{ by: 'customer', of: 'customer' }],
  filters: {
    customer: reference('Customer', ofCustomer),
    invoice: reference('Invoice', ofInvoice),
    status: choice('Status', badDebtStatuses),
    ...creatorFilters,
  },
  ordering: '-date',
  notSortable: [
    'status',
    'said_reason',
    'reviewed_by',
    'reviewed_at',
    ...cancellationFields,
    ...approvalNotSortable,
  ],
  inFiles: { first: ['approval'] },
  messages: { created: 'Bad debt created.' },
  deletion: 'empty',
})

/** A debt that it settles: an invoice, or (without `invoice`) a customer opening balance or manual payment. */
const writtenOff = {
  invoice: whole('Invoice'),
  number: text('No|number', { format: 'code' }),
  amount_usd: required(money('Amount', 'USD')),
} as const

/** A bad debt with the debts that it settles. */
export const badDebtRecord = {
  ...recordFields,
  ...badDebt.fields,
  settlements: required(computed(list('Applied to', writtenOff))),
} as const

export type BadDebtRecord = RowOf<typeof badDebtRecord>

const { list: listAll, read, create } = crudEndpoints(badDebt)

export const badDebtEndpoints = {
  list: listAll,
  read: { ...read, reply: badDebtRecord },
  create: {
    ...create,
    summary:
      'Write off a bad debt of an invoice, or of the oldest debts of a customer; never more than is due',
    body: { ...badDebt.fields, unusual_date: unusualDate },
    reply: writeReply(badDebtRecord),
  },
  ...approvalEndpoints(badDebt, badDebtRecord),
  cancel: cancelEndpoint(badDebt, {
    summary:
      'Cancel a bad debt: its amount is due again. Users who may create bad debts may cancel any; users who record manual payments, those entered on orders',
    verb: 'view',
    record: badDebtRecord,
  }),
}
