import { endpoint, type ReplyOf } from '../../kernel/contract/endpoint.ts'
import { required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { list } from '../../kernel/contract/kinds/list.ts'
import { quantity } from '../../kernel/contract/kinds/quantity.ts'
import { text } from '../../kernel/contract/kinds/text.ts'
import { whole } from '../../kernel/contract/kinds/whole.ts'
import { currencies } from '../../kernel/contract/money.ts'
import { bankAccount } from '../bank-accounts/bank-accounts.contract.ts'
import { accountTransfer } from './account-transfers.contract.ts'

/** Apart from the transfers' other calls, which the frame loads on every screen: only the form asks for boxes. */
export const transferBoxes = endpoint({
  method: 'GET',
  path: `${accountTransfer.path}/boxes`,
  summary:
    'Between which accounts the person may move money: all, or for whoever does not see accounts the boxes that they keep, and the names of those that others keep',
  access: { resource: accountTransfer.resource, verb: 'view' },
  topic: accountTransfer.name,
  follows: [bankAccount.name],
  reply: {
    own_boxes: required(flag('Only own boxes')),
    boxes: required(
      list('Boxes', {
        id: required(whole('ID')),
        name: required(text('Name')),
        currency: required(choice('Currency', currencies)),
        keeper: whole('Keeper'),
        keeper_name: text('Keeper'),
        /** Of a box that the person keeps; how much is in the others is not theirs to know. */
        balance: quantity('Balance'),
        /** The last closed day, where today is closed already: nothing comes in before it is over. */
        closed_until: day('Closed until'),
      }),
    ),
  },
})

/** What a person may move money between. */
export type Boxes = ReplyOf<typeof transferBoxes>
