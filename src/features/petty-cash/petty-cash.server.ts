import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { recordRoutes } from '../../kernel/server/crud.ts'
import { exportRoute } from '../../kernel/server/export.ts'
import type { ListSource } from '../../kernel/server/kept-count.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { listPage, listTotals } from '../../kernel/server/list.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

type Query = CheckedInput<typeof pettyCashEndpoints.totals.query>

/** A month without a year is that month of every year. */
function conditions({ year, month, ...query }: CheckedInput<typeof pettyCash.filters>): Sql[] {
  return [
    ...creatorConditions(query, 'date'),
    ...(year === null ? [] : [sql`t.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`]),
    ...(month === null ? [] : [sql`extract(month from t.date) = ${month}`]),
  ]
}

async function totalOf(source: ListSource, query: Query) {
  const sums = await listTotals(source, pettyCash, ['project_amount'], {
    search: query.search,
    where: conditions(query),
  })
  return { total_project_amount: sums.project_amount }
}

function mount(kernel: Kernel): void {
  const { routes, kept } = kernel
  routes.query(pettyCashEndpoints.totals, async ({ query }, db) => await totalOf({ db, kept }, query))
  routes.query(pettyCashEndpoints.list, async ({ query }, db) => {
    const page = await listPage<Row<typeof pettyCash>>({ db, kept }, pettyCash, query, {
      where: conditions(query),
    })
    return { ...page, ...(await totalOf({ db, kept }, query)) }
  })
  exportRoute(kernel, pettyCash, (query) => ({ where: conditions(query) }))
  recordRoutes(kernel, pettyCash, pettyCashEndpoints)
}

export const pettyCashServer: ServerFeature = { entity: pettyCash, mount }
