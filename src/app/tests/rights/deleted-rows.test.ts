import sql, { join, raw, type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import type { Actor, May } from '../../../kernel/contract/access.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { queryable } from '../../../kernel/server/database/query.ts'
import {
  holdsFor,
  type RowPolicyRule,
  showsDeleted,
  type RowPolicy,
  RowPolicies,
} from '../../../kernel/server/rights/row-policy.ts'
import { features } from '../../features.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const db = queryable(inkwell.pool)
const superuser = await inkwell.as('superuser')

const { id: me } = await aUser(inkwell.pool, { role: 'manager' })
const { id: customer } = await aCustomer(superuser)
const box = { name: 'Till', currency: 'USD', kind: 'cash', keeper: me, opening_balance: 0 }
const account = (await superuser.post<Saved<{ id: number }>>('/bank-account', box)).body.data.id
const actor: Actor = { id: me, name: 'Somebody', role: 'manager', isSuperuser: false }

/** Two users who deleted records: one with every permission, one with only their own records. */
const everything: May = () => true
const own = new Set([
  'receive_money',
  'payments_by_hand',
  'employee_reports',
  'comments',
  'tasks',
  'customers',
])
const theirOwn: May = (_actor, { name }, verb) => verb === 'delete' || own.has(name)

/** The user's key, keys of records visible to them, and a key that does not exist. */
const values = {
  integer: [null, me, account, customer, 987_654],
  boolean: [null, true, false],
  text: [null, 'customer', 'invoice', 'neither'],
} as const

/** Every combination of values in the columns of a policy, as the data of a deletion. */
function deletionsOf({ columns }: RowPolicyRule): Record<string, unknown[]>[] {
  let all: Record<string, unknown[]>[] = [{}]
  for (const [column, type] of Object.entries(columns))
    all = all.flatMap((held) => values[type].map((value) => ({ ...held, [column]: [value, null] })))
  return all
}

/** The indexes of the deletions that match a condition on `h`. */
async function foundIn(rule: RowPolicyRule, condition: Sql): Promise<number[]> {
  const rows = deletionsOf(rule).map(
    (changes, id) => sql`(${id}::integer, 'delete', ${rule.entity.name}, ${JSON.stringify(changes)}::jsonb)`,
  )
  const found = await db.rows<{ id: number }>(
    sql`select id from (values ${join(rows)}) h(id, action, table_name, changes) where ${condition} order by id`,
    'fresh',
  )
  return found.map(({ id }) => id)
}

/** The condition that a policy shows a deletion, evaluated on the whole restored row. */
const showsWhole = (where: Sql, { entity }: RowPolicyRule) => sql`exists (
  select from jsonb_populate_record(null::${raw(`"${entity.name}"`)},
    (select jsonb_object_agg(key, value -> 0) from jsonb_each(h.changes))) t where ${where})`

/** The condition that a policy shows it, evaluated on the keys stored in the trash. */
const showsByKeys = (policy: Exclude<RowPolicy, string>) => sql`exists (
  select from (select keys_of_deleted(h.changes) as keys) t where ${holdsFor(policy, (column) => sql`t.keys ->> ${column}`)})`

const rulesWith = (may: May) => features.flatMap(({ rows }) => rows?.(may) ?? [])
const kinds = rulesWith(everything).map(({ entity }) => entity.name)

test.each(kinds)(
  'a deleted record of %s is visible by the policy’s columns as by its whole row',
  async (kind) => {
    let asked = 0
    for (const may of [everything, theirOwn]) {
      const rules = rulesWith(may)
      const rule = rules.find(({ entity }) => entity.name === kind)
      if (!rule) throw new Error(`${kind} has no rule.`)
      const policy = new RowPolicies(may, rules).ofDeleted(actor, rule.entity)
      if (typeof policy === 'string') continue
      asked++
      const found = await foundIn(rule, showsDeleted(policy, rule.entity))
      expect(found).toEqual(await foundIn(rule, showsWhole(policy.where, rule)))
      expect(found).toEqual(await foundIn(rule, showsByKeys(policy)))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(deletionsOf(rule).length)
    }
    expect(asked).toBeGreaterThan(0)
  },
)

test('policies name existing columns of the tables', async () => {
  const named = rulesWith(everything).flatMap(({ entity, columns }) =>
    Object.entries(columns).map(([column, type]) => `${entity.name}.${column} ${type}`),
  )
  const there = await db.rows<{ column: string }>(sql`
    select format('%s.%s %s', table_name, column_name, data_type) as column
    from information_schema.columns where table_schema = 'public'`)
  expect(there.map(({ column }) => column)).toEqual(expect.arrayContaining(named))
})
