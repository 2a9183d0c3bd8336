import { required, type RowOf } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { money } from '../../kernel/contract/kinds/money.ts'
import { whole } from '../../kernel/contract/kinds/whole.ts'

/** What money can wait for, in the order in which it is put right. */
export const groupKinds = {
  needs_rate: 'Dinars without a rate',
  typed_money: 'Money typed by hand',
  written_off: 'Written off by hand',
  unknown_account: 'Accounts that do not exist',
  other_currency: 'In an account of the other currency',
  on_the_way: 'Handed over and not confirmed',
  far_rate: 'Rate far from its day',
  on_account: 'Money on account',
} as const
export type GroupKind = keyof typeof groupKinds

/** What a group comes to; what went out is negative, and the currencies are never added. */
export const groupSums = {
  kind: required(choice('Kind', groupKinds)),
  count: required(whole('Count')),
  usd: required(money('USD', 'USD')),
  iqd: required(money('IQD', 'IQD')),
} as const
export type GroupSums = RowOf<typeof groupSums>
