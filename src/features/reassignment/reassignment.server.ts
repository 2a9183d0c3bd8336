import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { Problem, validationProblem } from '../../kernel/contract/problem.ts'
import type { Count, Db, Transaction } from '../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { whereAll } from '../../kernel/server/database/where.ts'
import { withReason } from '../../kernel/server/records/history/reason.ts'
import { shownIn } from '../../kernel/server/database/shown-in.ts'
import { customer } from '../customers/customers.contract.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { newOwner, type Owner } from '../salesmen/salesmen.server.ts'
import { reassignmentEndpoints } from './reassignment.contract.ts'

/** The kinds of records to reassign, with the condition on their rows `t`. */
const handedOver = [
  { name: 'customers', entity: customer, is: sql`true` },
  // A waiting invoice is not issued yet.
  { name: 'invoices', entity: invoice, is: sql`(t.status in ('draft', 'waiting') or t.outstanding > 0)` },
] as const

const heldBy = (db: Db, person: number, { entity, is }: { entity: Entity; is: Sql }): Sql =>
  sql`from ${shownIn(entity)} t ${whereAll([sql`t.salesman = ${person}`, is, ...db.visibleTo(entity)])}`

async function held(db: Db, person: number) {
  const counts = handedOver.map(async (kind) => {
    const found = await db.row<Count>(sql`select count(*) as count ${heldBy(db, person, kind)}`)
    return found?.count ?? 0
  })
  const [customers = 0, invoices = 0] = await Promise.all(counts)
  return { customers, invoices }
}

/** Reassigns the records of one kind, locked in the order of their keys like everywhere; returns how many. */
async function give(
  tx: Transaction,
  from: number,
  { salesman, salesman_name }: Owner,
  kind: (typeof handedOver)[number],
): Promise<number> {
  const table = raw(`"${kind.entity.name}"`)
  return await tx.run(sql`
    update ${table} set salesman = ${salesman}, salesman_name = ${salesman_name}
    where id in (select id from ${table} where id in (select t.id ${heldBy(tx, from, kind)}) order by id for update)`)
}

type Kind = (typeof handedOver)[number]['name']

/** Reassigns a salesman's records of some kinds to the new salesman; returns how many of each kind. */
export async function reassign(
  tx: Transaction,
  from: number,
  to: Owner,
  { kinds, reason }: { kinds: readonly Kind[]; reason: string },
): Promise<Record<Kind, number>> {
  return await withReason(tx, reason, async () => {
    const given = { customers: 0, invoices: 0 }
    for (const kind of handedOver) {
      if (kinds.includes(kind.name)) given[kind.name] = await give(tx, from, to, kind)
    }
    return given
  })
}

function mount({ routes, may }: Kernel): void {
  const assertMayChange = (actor: Actor, { resource }: Entity) => {
    if (!may(actor, resource, 'update')) {
      throw new Problem('permission_denied', 'You do not have permission to do this.')
    }
  }
  routes.query(reassignmentEndpoints.preview, async ({ id }, db) => await held(db, id))

  routes.command(reassignmentEndpoints.reassign, async ({ body, actor }, tx) => {
    const { from, to, reason } = body
    if (from === to) throw validationProblem({ to: ['Choose a user other than the current salesman.'] })
    const kinds: Kind[] = [
      ...(body.customers ? (['customers'] as const) : []),
      ...(body.open_invoices ? (['invoices'] as const) : []),
    ]
    if (kinds.length === 0)
      throw validationProblem({ customers: ['Select customers, open invoices or both.'] })
    for (const { name, entity } of handedOver) if (kinds.includes(name)) assertMayChange(actor, entity)
    return await reassign(tx, from, await newOwner(tx, may, to, 'to'), { kinds, reason })
  })
}

export const reassignmentServer: ServerFeature = { mount }
