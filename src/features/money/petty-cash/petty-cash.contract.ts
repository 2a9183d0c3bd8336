import { confirmations } from '../../../kernel/contract/confirmations.ts'
import { firstYear, lastYear } from '../../../kernel/contract/values/day.ts'
import { crudEndpoints } from '../../../kernel/contract/endpoint.ts'
import { listFigures } from '../../../kernel/contract/endpoints/lists/list-figures.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { createdByEmail, creatorFilters } from '../../people/creator.contract.ts'
import {
  approvableStatus,
  cancelEndpoint,
  cancellation,
  cancellationFields,
} from '../ledger/cancellation.contract.ts'
import { revision, revisionFilter, revisionNotSortable } from '../ledger/revisions/revision.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { approvalEndpoints, approvalFields, approvalNotSortable } from '../../approvals/approvals.contract.ts'
import { unusualDate } from '../../settings/days/unusual-date.contract.ts'

const account = { path: bankAccount.path, shows: 'name', resource: bankAccount.resource }

export const pettyCash = entity({
  name: 'petty_cash',
  path: '/petty-cash',
  label: 'Petty Cash',
  noun: 'petty cash entry',
  plural: 'Petty Cash Entries',
  resource: resource('petty_cash', 'Petty Cash', { admin: 'VCUD', manager: 'VCUD', salesman: '' }),
  fields: {
    /** Assigned once, by the number sequence. */
    entry_no: required(computed(whole('Entry No'))),
    project_name: required(text('Project Name')),
    project_amount: required(money('Project Amount', 'IQD')),
    date: defaulted(day('Date')),
    receipt_no: required(text('Receipt No', { format: 'code' })),
    receipt_form: required(text('Receipt Form')),
    paid_to: text('Paid To'),
    description: note('Description'),
    /** The cash box; by default the one from the settings. */
    account: reference('Account', account),
    account_name: computed(text('Account')),
    status: required(computed(approvableStatus)),
    ...cancellation,
    ...revision,
    ...approvalFields,
    created_by_email: createdByEmail,
  },
  columns: [
    'entry_no',
    'status',
    'project_name',
    'project_amount',
    'description',
    'date',
    'receipt_no',
    'receipt_form',
    'paid_to',
    'account_name',
    'created_at',
    'created_by_email',
  ],
  // The list shows the status beside the number.
  inFiles: { first: ['status'], without: ['status'] },
  filters: {
    status: approvableStatus,
    year: whole('Year', { min: firstYear, max: lastYear }),
    month: whole('Month', { min: 1, max: 12 }),
    account: reference('Account', account),
    ...creatorFilters,
    ...revisionFilter,
  },
  ordering: '-date',
  notSortable: [
    'account_name',
    'status',
    ...cancellationFields,
    ...revisionNotSortable,
    ...approvalNotSortable,
  ],
  messages: { created: 'Petty cash entry created.', updated: 'Petty cash entry updated.' },
  deletion: 'message',
})

const total = { total_project_amount: required(money('Total Project Amount', 'IQD')) } as const
const { list, create, update, ...rest } = crudEndpoints(pettyCash)
/** The confirmations that a request may carry. */
const flags = {
  below_zero: belowZero,
  unusual_date: unusualDate,
  same_bill: defaulted(flag(confirmations.same_bill)),
} as const

const record = { ...recordFields, ...pettyCash.fields } as const

export const pettyCashEndpoints = {
  ...rest,
  create: { ...create, body: { ...create.body, ...flags } },
  update: { ...update, body: { ...update.body, ...flags } },
  list: { ...list, reply: { ...list.reply, ...total } },
  cancel: cancelEndpoint(pettyCash, {
    summary:
      'Cancel a petty cash entry: it stays visible with the reason, and its amount returns to the cash box',
    verb: 'update',
    record,
  }),
  ...approvalEndpoints(pettyCash, record, { below_zero: belowZero }),
  totals: listFigures(pettyCash, 'totals', {
    summary: 'The total of the filtered list, over all its pages',
    reply: total,
  }),
}
