import type { Entity } from '../../../../kernel/contract/entity.ts'
import { listFigures } from '../../../../kernel/contract/endpoints/lists/list-figures.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { money } from '../../../../kernel/contract/kinds/numbers/money.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'

/**
 * The totals of a list of vouchers. Cancelled vouchers and those pending approval are counted, but their amounts are
 * not included.
 */
export function voucherTotals<const E extends Entity>(entity: E) {
  return listFigures(entity, 'totals', {
    summary: 'The totals of the filtered vouchers by currency, over all pages',
    reply: {
      usd: required(money('Total USD', 'USD')),
      iqd: required(money('Total IQD', 'IQD')),
      count: whole('Vouchers'),
      cancelled: whole('Cancelled|vouchers'),
    },
  })
}
