import sql, { join, raw, type Sql } from 'sql-template-tag'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { notFoundOrVisible } from '../../../kernel/server/records/records.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { incrementVersions } from '../receipts/debts/allocations.server.ts'
import type { Owed, UsedPart } from './apply-credit.server.ts'

type Kind = 'receipt_voucher' | 'credit_note' | 'opening'

interface AppliedCredit extends Owed {
  used: readonly UsedPart[]
  /** The id of the user, who can only undo their own last change of each part. */
  by: number
}

/**
 * Undoes `applyCredit`. Returns the customer's id. Throws `conflict`, and changes nothing, if another user changed a
 * part since or less of it is applied.
 */
export async function undoApplyCredit(
  tx: Transaction,
  { kind, id, used, by }: AppliedCredit,
): Promise<number> {
  const vouchers = partsOf(used, 'receipt_voucher')
  const notes = partsOf(used, 'credit_note')
  const openings = partsOf(used, 'opening')
  const many = vouchers.size + notes.size + openings.size
  if (many === 0) {
    throw validationProblem({ used: ['List the applied credit to undo.'] })
  }
  // The lock order of settlements.
  for (const [table, keys] of [
    ['receipt_voucher', [...vouchers.keys()]],
    ['credit_note', [...notes.keys()]],
    ['opening', [...openings.keys(), ...(kind === 'opening' ? [id] : [])]],
  ] as const) {
    await tx.run(sql`select id from ${raw(table)} where id = any (${keys}) order by id for no key update`)
  }
  const found = await tx.row<{ customer: number }>(
    sql`select customer from ${raw(kind)} where id = ${id} for no key update`,
  )
  if (!found) throw await notFoundOrVisible(tx, kind === 'invoice' ? invoice : opening, id)
  // Coins are written off for what a voucher settles in full: of such a one nothing was on account.
  const plain = sql`exists (select from receipt_voucher v where v.id = s.document and rounding_in_force(v) = 0)`
  const done =
    (await reduceSettlements(tx, { table: 'receipt_voucher', parts: vouchers, kind, id, by, also: plain })) +
    (await reduceSettlements(tx, { table: 'credit_note', parts: notes, kind, id, by })) +
    (await reduceSettlements(tx, { table: 'opening', parts: openings, kind, id, by }))
  if (done < many) {
    throw new Problem('conflict', 'The credit stays applied because someone has changed these records since.')
  }
  await incrementVersions(tx, [...vouchers.keys()])
  return found.customer
}

/** The used amounts by document id, for one kind of document. */
function partsOf(used: readonly UsedPart[], kind: Kind): Map<number, number> {
  return new Map(
    used.flatMap(({ [kind]: key, amount_usd }) => (key === null ? [] : [[key, amount_usd] as const])),
  )
}

interface Reduction extends Owed {
  table: Kind
  parts: ReadonlyMap<number, number>
  by: number
  also?: Sql
}

/**
 * Reduces the settlements of a debt by these parts, if the user was the last to change them. Returns the number of
 * reduced settlements.
 */
async function reduceSettlements(
  tx: Transaction,
  { table, parts, kind, id, by, also }: Reduction,
): Promise<number> {
  const conditions = [
    sql`s.kind = ${table}`,
    sql`s.amount_usd >= g.amount`,
    sql`${by} = (
      select h.user_id from history h
      where h.owner_table = ${table} and h.owner_id = g.id
        and h.table_name = ${`${table.replace('_voucher', '')}_settlement`} and h.record_id = s.id
      order by h.id desc limit 1)`,
    ...(also ? [also] : []),
  ]
  const taken = await tx.rows(sql`
    select unapply_debt(${kind}, ${id}, entry_of(${table}, g.id), g.amount)
    from unnest(${[...parts.keys()]}::integer[], ${[...parts.values()]}::numeric[]) as g (id, amount)
      join settling(${kind}, ${id}) s on s.document = g.id
    where ${join(conditions, ' and ')}`)
  return taken.length
}
