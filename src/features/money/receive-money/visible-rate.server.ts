import type { Actor, May } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { receiveMoney } from '../accounts/receive-money-right.contract.ts'
import { exchangeRate } from '../rates/exchange-rates.contract.ts'
import { rateToday } from '../rates/exchange-rates.server.ts'
import type { whoAmI } from '../../people/sessions/session.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'

/** Today's daily rate for users who receive money and may view it; null for others. */
export function rateVisibleTo(may: May) {
  return async (actor: Actor, db: Db): Promise<ReplyOf<typeof whoAmI>['rate']> => {
    const receives = [receiveMoney, receiptVoucher.resource].some((each) => may(actor, each, 'create'))
    return receives && may(actor, exchangeRate.resource, 'view') ? await rateToday(db) : null
  }
}
