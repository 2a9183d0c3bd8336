import { endpoint, listQuery } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { money } from '../../../../kernel/contract/kinds/money.ts'
import { whole } from '../../../../kernel/contract/kinds/whole.ts'

/** What the vouchers of a list come to; what is cancelled, or waits for approval, is found and moves nothing. */
export function voucherTotals<const E extends Entity>({ name, path, resource, filters }: E) {
  return endpoint({
    method: 'GET',
    path: `${path}/totals`,
    summary: 'What the vouchers of a list come to in each currency, over all its pages',
    access: { resource, verb: 'view' },
    topic: name,
    query: { search: listQuery.search, ...(filters as E['filters']) },
    reply: {
      usd: required(money('Total USD', 'USD')),
      iqd: required(money('Total IQD', 'IQD')),
      count: whole('Vouchers'),
      cancelled: whole('Cancelled|vouchers'),
    },
  })
}
