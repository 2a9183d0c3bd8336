import { crudEndpoints } from '../../../kernel/contract/endpoint.ts'
import { belowZero } from '../../../kernel/contract/endpoints/below-zero.ts'
import { entity } from '../../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag, flagFilter } from '../../../kernel/contract/kinds/flag.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { currencies } from '../../../kernel/contract/values/money.ts'
import { asOf, asOfReply } from '../ledger/as-of.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { user } from '../../people/users.contract.ts'
import { visibleToReceivers } from './receive-money-right.contract.ts'

/** The kinds of accounts: a bank account, a cash box, petty cash or a card. */
export const accountKinds = { bank: 'Bank', cash: 'Cash Box', petty: 'Petty Cash', card: 'Card' } as const

const custodian = { path: user.path, shows: 'full_name', resource: user.resource }

/** For amounts in the account's currency. */
export const ofAccount = { currencyIn: 'currency' } as const

/** The company's accounts, which the dashboard shows as cards. Amounts are in the account's currency. */
export const bankAccount = entity({
  name: 'bank_account',
  path: '/bank-account',
  label: 'Bank Account',
  plural: 'Bank Accounts',
  resource: resource(
    'bank_account',
    'Bank Accounts',
    { admin: 'VCUD', manager: 'V', salesman: '' },
    visibleToReceivers,
  ),
  fields: {
    name: required(text('Name')),
    kind: defaulted(choice('Type', accountKinds)),
    bank: text('Bank'),
    account_number: text('Account number', { format: 'code' }),
    currency: required(choice('Currency', currencies)),
    opening_balance: required(quantity('Opening Balance|of an account', ofAccount)),
    /**
     * The day of the opening balance; today by default. Null for accounts from before this field: their opening balance
     * comes before all days.
     */
    opening_date: day('Opening date'),
    keeper: reference('Custodian', custodian),
    keeper_name: computed(text('Custodian')),
    active: defaulted(flag('Active')),
    balance: computed(quantity('Balance', ofAccount)),
  },
  columns: [
    'name',
    'kind',
    'bank',
    'account_number',
    'currency',
    'opening_balance',
    'opening_date',
    'balance',
    'keeper_name',
    'active',
  ],
  filters: {
    currency: choice('Currency', currencies),
    kind: choice('Type', accountKinds),
    keeper: reference('Custodian', custodian),
    active: flagFilter('Active'),
    ...asOf,
  },
  ordering: 'serial',
  named: ['name'],
  messages: { created: 'Bank account created.', updated: 'Bank account updated.' },
  deletion: 'empty',
})

const crud = crudEndpoints(bankAccount)

export const bankAccountEndpoints = {
  ...crud,
  create: { ...crud.create, body: { ...crud.create.body, below_zero: belowZero } },
  update: { ...crud.update, body: { ...crud.update.body, below_zero: belowZero } },
  list: { ...crud.list, reply: { ...crud.list.reply, ...asOfReply } },
  read: { ...crud.read, query: asOf, reply: { ...crud.read.reply, ...asOfReply } },
}
