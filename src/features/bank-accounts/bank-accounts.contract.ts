import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { computed, required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { quantity } from '../../kernel/contract/kinds/quantity.ts'
import { text } from '../../kernel/contract/kinds/text.ts'
import { currencies } from '../../kernel/contract/money.ts'
import { resource } from '../people/roles.contract.ts'

/** The cards of the dashboard. Their amounts are in the account's own currency. */
export const bankAccount = entity({
  name: 'bank_account',
  path: '/bank-account',
  label: 'Bank Account',
  plural: 'Bank Accounts',
  resource: resource('bank_account', 'Bank Accounts', { admin: 'VCUD', manager: 'V', salesman: '' }),
  fields: {
    name: required(text('Name')),
    bank: text('Bank'),
    account_number: text('Account Number', { format: 'code' }),
    currency: required(choice('Currency', currencies)),
    opening_balance: required(quantity('Opening Balance')),
    balance: computed(quantity('Balance')),
  },
  columns: ['name', 'bank', 'account_number', 'currency', 'opening_balance', 'balance'],
  filters: { currency: choice('Currency', currencies) },
  ordering: 'serial',
  messages: { created: 'Bank Account Added Successfully!', updated: 'Bank Account Update Success' },
  deletion: 'empty',
})

export const bankAccountEndpoints = crudEndpoints(bankAccount)
