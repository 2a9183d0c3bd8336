import { endpoint, type ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { day } from '../../../../kernel/contract/kinds/day.ts'
import { group } from '../../../../kernel/contract/kinds/many/group.ts'
import { money } from '../../../../kernel/contract/kinds/numbers/money.ts'
import { rate } from '../../../../kernel/contract/kinds/numbers/rate.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'
import { exchangeRate } from '../../rates/exchange-rates.contract.ts'
import { bankAccount } from '../bank-accounts.contract.ts'

/** An amount in IQD, and its value in USD. */
const side = { iqd: required(money('IQD', 'IQD')), usd: required(money('USD', 'USD')) } as const

export const exchangeResult = endpoint({
  method: 'GET',
  path: `${bankAccount.path}/:id/exchange-result`,
  summary:
    'The exchange gain or loss in dollars of a dinar account over a period; it is calculated and posts no entry',
  access: { resource: bankAccount.resource, verb: 'view' },
  topic: bankAccount.name,
  refreshOn: [exchangeRate.name],
  query: { from: day('From'), to: day('To|a day') },
  reply: {
    opening: required(group('Balance brought forward', side)),
    came_in: required(group('In|money', side)),
    went_out: required(group('Out|money', side)),
    closing: required(group('Closing balance', side)),
    result_usd: required(money('Exchange gain/loss', 'USD')),
    /** The rates of the opening and the closing balance, and how many entries had their own rate or none. */
    rates: required(
      group('Rates', {
        opening: required(rate('IQD per USD')),
        opening_on: required(day('Rate date')),
        closing: required(rate('IQD per USD')),
        closing_on: required(day('Rate date')),
        of_entries: required(whole('Entries at their own rate')),
        near_days: required(whole('Entries at the closest daily rate')),
      }),
    ),
  },
})

export type ExchangeResult = ReplyOf<typeof exchangeResult>
