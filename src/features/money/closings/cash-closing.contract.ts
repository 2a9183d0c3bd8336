import { crudEndpoints, endpoint, writeReply } from '../../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { currencies, largestAmount } from '../../../kernel/contract/values/money.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { visibleToReceivers } from '../accounts/receive-money-right.contract.ts'
import { slipPdf } from '../../../kernel/contract/paper/slip.ts'
import { createdByEmail, createdByName, creatorFilters } from '../../people/creator.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

const account = { path: bankAccount.path, shows: 'name', resource: bankAccount.resource }

/** For amounts in the cash box's currency. */
const ofCashBox = { currencyIn: 'currency' } as const

/**
 * A cash closing: what was counted in a cash box at the end of a day, and what was expected. Amounts are in its
 * currency.
 */
export const cashClose = entity({
  name: 'cash_close',
  path: '/cash-close',
  label: 'Cash Closing',
  plural: 'Cash Closings',
  resource: resource(
    'cash_close',
    'Cash Closings',
    { admin: 'VC', manager: 'VC', salesman: '' },
    { ...visibleToReceivers, verbs: ['view', 'create'] },
  ),
  fields: {
    account: required(reference('Account', account)),
    account_name: required(computed(text('Account'))),
    currency: required(computed(choice('Currency', currencies))),
    date: defaulted(day('Date')),
    expected: required(computed(quantity('Expected', ofCashBox))),
    notes: json('Banknotes'),
    counted: defaulted(quantity('Counted', ofCashBox)),
    difference: required(computed(quantity('Over/short', ofCashBox))),
    reason: text('Reason'),
    created_by_name: createdByName,
    created_by_email: createdByEmail,
    reopened_at: computed(instant('Reopened on')),
    reopened_by_name: computed(text('Reopened by')),
    reopen_reason: computed(text('Reason for reopening')),
  },
  columns: [
    'date',
    'account_name',
    'expected',
    'counted',
    'difference',
    'reason',
    'reopen_reason',
    'currency',
    'created_by_email',
  ],
  filters: {
    ...creatorFilters,
    account: reference('Account', account),
    reopened: flagFilter('Reopened'),
  },
  ordering: '-date',
  notSortable: ['account_name', 'currency'],
  messages: { created: 'Day closed.' },
  deletion: 'empty',
})

const { list, read, create } = crudEndpoints(cashClose)
const record = { ...recordFields, ...cashClose.fields } as const

export const cashCloseEndpoints = {
  list,
  read,
  create: {
    ...create,
    summary: 'Close the day of a cash box with a count by banknote or as one amount',
    body: {
      ...cashClose.fields,
      /** The expected amount that the user was shown. Refused if it has changed since. */
      expected: money('Expected', 'USD', { min: -largestAmount }),
    },
  },
  expected: endpoint({
    method: 'GET',
    path: `${cashClose.path}/expected`,
    summary: 'The expected amount of a cash box at the end of a day (default today)',
    access: { resource: cashClose.resource, verb: 'create' },
    topic: cashClose.name,
    refreshOn: [bankAccount.name],
    query: { account: required(reference('Account', account)), date: day('Date') },
    reply: {
      name: required(text('Name')),
      currency: required(choice('Currency', currencies)),
      expected: required(quantity('Expected')),
      /** The last closed day. */
      closed_until: day('Closed through'),
    },
  }),
  reopen: endpoint({
    method: 'POST',
    path: `${cashClose.path}/:id/reopen`,
    summary: 'Reopen a closed day; only the last closed day of its cash box',
    access: 'superuser',
    asksPassword: true,
    securityLog: 'settings_changed',
    securityLogDetail: ['reason'],
    body: { reason: required(text('Reason')) },
    status: 200,
    reply: writeReply(record),
  }),
  pdf: slipPdf(cashClose),
}
