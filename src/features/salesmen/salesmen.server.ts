import sql, { type Sql } from 'sql-template-tag'
import { type Actor, type May, anonymous } from '../../kernel/contract/access.ts'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import { Problem, validationProblem } from '../../kernel/contract/problem.ts'
import type { Count, Db, Transaction } from '../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { pageIn } from '../../kernel/server/lists/list.ts'
import { whereAll } from '../../kernel/server/database/where.ts'
import { occursIn, searchConditions } from '../../kernel/server/lists/search.ts'
import { message } from '../../i18n/messages.ts'
import { roles } from '../people/permissions/roles.contract.ts'
import { invoicesRight, salesmanEndpoints, salesmenRight } from './salesmen.contract.ts'

/** The salesman of a record, with the stored name. */
export interface Owner {
  salesman: number | null
  salesman_name: string | null
}

/** The user who assigns a salesman, and the permission check. */
interface ActingUser {
  actor: Actor
  may: May
}

/** The condition that the user `t` may view invoices, which a salesman must. */
function mayViewInvoices(may: May): Sql {
  const seeing = Object.keys(roles).filter((role) => may({ ...anonymous, role }, invoicesRight, 'view'))
  return sql`(t.is_superuser or t.role = any (${seeing}))`
}

/** The salesman of a new record: its author. */
export function ownerOfNew({ id, name }: Actor): Owner {
  return { salesman: id, salesman_name: name }
}

/** Returns the new salesman; throws `validation_failed` for a user to whom records cannot be assigned. */
export async function newOwner(
  tx: Transaction,
  may: May,
  person: number,
  field = 'salesman',
): Promise<Owner> {
  // The share lock keeps the user from being deactivated meanwhile.
  const found = await tx.row<{ name: string; active: boolean; sells: boolean }>(sql`
    select t.full_name as name, t.user_status = 'active' as active, ${mayViewInvoices(may)} as sells
    from users t where t.id = ${person} for share`)
  const refusal = !found
    ? message('This user does not exist.')
    : !found.active
      ? message('{name} is not active. Choose another user.', { name: found.name })
      : !found.sells &&
        message('{name} does not have permission to view invoices. Choose another user.', {
          name: found.name,
        })
  if (!found || refusal) throw validationProblem({ [field]: [refusal || 'This user does not exist.'] })
  return { salesman: person, salesman_name: found.name }
}

/**
 * The salesman to store with a form; `was` is the stored one, or the author for a new record. A salesman that was not
 * sent, or is the same, keeps the stored name. Throws `permission_denied` if the user may not assign another one.
 */
export async function ownerToStore(
  tx: Transaction,
  { actor, may }: ActingUser,
  sent: number | null | undefined,
  was: Owner,
): Promise<Owner> {
  if (sent === undefined || sent === was.salesman) return was
  if (!may(actor, salesmenRight, 'update')) {
    throw new Problem('permission_denied', 'You do not have permission to change the salesman.')
  }
  return sent === null ? { salesman: null, salesman_name: null } : await newOwner(tx, may, sent)
}

interface Person {
  id: number
  full_name: string
}

/**
 * The condition for salesmen among the users `t`: those to whom records can be assigned; unless `active`, also those
 * who have any.
 */
function known(may: May, active: boolean): Sql {
  const can = sql`t.user_status = 'active' and ${mayViewInvoices(may)}`
  if (active) return can
  return sql`(${can} or exists (select from customer where salesman = t.id) or exists (select from invoice where salesman = t.id))`
}

type Asked = CheckedInput<typeof salesmanEndpoints.list.query>

/** Whether records can be assigned to a user. */
export async function canSell(db: Db, may: May, person: number): Promise<boolean> {
  return (
    (await db.row(sql`select t.id from users t where t.id = ${person} and ${known(may, true)}`)) !== undefined
  )
}

async function people(db: Db, may: May, { active, search, ...page }: Asked) {
  const { size, skip } = pageIn(page)
  // The search covers names only: other data of users needs the permission to view users.
  const named = searchConditions(search, {
    occurs: occursIn(sql`t.full_name`),
    phones: sql`''`,
  })
  const where = whereAll([known(may, active ?? true), ...named])
  const counted = await db.row<Count>(sql`select count(*) as count from users t ${where}`)
  const results = await db.rows<Person>(sql`
    select t.id, t.full_name from users t ${where} order by t.full_name, t.id limit ${size} offset ${skip}`)
  return { results, count: counted?.count ?? 0 }
}

function mount({ routes, may }: Kernel): void {
  routes.query(salesmanEndpoints.list, async ({ query }, db) => await people(db, may, query))
  routes.query(salesmanEndpoints.read, async ({ id }, db) => {
    const found = await db.row<Person>(
      sql`select t.id, t.full_name from users t where t.id = ${id} and ${known(may, false)}`,
    )
    if (!found) throw new Problem('not_found', 'This user does not exist.')
    return found
  })
}

export const salesmenServer: ServerFeature = { rights: [salesmenRight], mount }
