import sql, { type Sql } from 'sql-template-tag'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { requireConfirmed } from '../../../kernel/contract/problem.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountList } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { message } from '../../../i18n/messages.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import {
  badDebtExpressions,
  lockDebts,
  insertBadDebt,
  readBadDebt,
  writeOff,
} from './bad-debt-store.server.ts'
import { approvalRoutes, savedAs } from '../../approvals/approval-routes.server.ts'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'
import { assertMayCancel, badDebtRows } from './on-order.server.ts'

function conditions(query: CheckedInput<typeof badDebt.filters>): Sql[] {
  const { customer, invoice, status, ...creator } = query
  return [
    ...creatorConditions(creator, 'date'),
    ...(customer === null ? [] : [sql`t.customer = ${customer}`]),
    ...(invoice === null ? [] : [sql`t.invoice = ${invoice}`]),
    ...(status === null ? [] : [sql`${badDebtExpressions['status']} = ${status}`]),
  ]
}

function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const { list, create } = badDebtEndpoints
  const options = (query: CheckedInput<typeof badDebt.filters>) => ({
    where: conditions(query),
    expressions: badDebtExpressions,
  })
  mountList(kernel, badDebt, list, options)
  routes.command(create, async ({ body }, tx) => {
    const id = await insertBadDebt(tx, body)
    requireConfirmed(await dateConfirmations(tx, body))
    const data = await readBadDebt(tx, id)
    return { message: savedAs(data, badDebt.messages.created), data }
  })
  approvalRoutes(
    { routes },
    {
      entity: badDebt,
      endpoints: badDebtEndpoints,
      read: readBadDebt,
      approving: async (tx, id, approve) => {
        await lockDebts(tx, id)
        await approve()
        await writeOff(tx, await readBadDebt(tx, id))
      },
    },
  )
  mountDocument(kernel, {
    entity: badDebt,
    endpoints: badDebtEndpoints,
    read: readBadDebt,
    cancelling: (tx, document, actor) => assertMayCancel(tx, may, actor, document),
    cancelled: ({ bad_debt_no }) => message('{bad_debt_no} cancelled.', { bad_debt_no }),
  })
}

export const badDebtServer: RecordFeature = {
  entity: badDebt,
  rows: badDebtRows,
  finds: { entity: badDebt, title: 'bad_debt_no', detail: 'customer_name' },
  mount,
}
