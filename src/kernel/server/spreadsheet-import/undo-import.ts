import sql, { join, raw, type Sql } from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { importSentencesOf } from '../../contract/endpoints/import-sentences.ts'
import { Problem } from '../../contract/problem.ts'
import { importInUse } from '../database/failures/constraint-problem.ts'
import type { Count, Transaction } from '../database/query.ts'
import { referencesTo } from '../database/references.ts'
import type { Tables } from '../database/tables.ts'
import { lockImports } from './store-import.ts'

type Run = Pick<Tables['import_run'], 'transaction' | 'first_history' | 'last_history' | 'undone_at'>

/**
 * Undoes a whole import: deletes the records that it created, and restores those that it changed. Throws `conflict` if
 * it was already undone or one of the records was changed since, `in_use` if other records need one.
 */
export async function undoImport(
  tx: Transaction,
  entity: Entity,
  id: number,
  userName: string,
): Promise<{ deleted: number; restored: number }> {
  const table = entity.name
  await lockImports(tx, table)
  const run = await tx.row<Run>(sql`
    select transaction::text as transaction, first_history, last_history, undone_at
    from import_run where id = ${id} and of_table = ${table} for update`)
  if (!run) throw new Problem('not_found', 'This import does not exist.')
  if (run.undone_at) throw new Problem('conflict', 'This import has already been undone.')
  const entries = entriesOf(table, run)
  const created = sql`select own.owner_id from (${entries}) own where own.action = 'insert'`
  // Locked, so that nobody refers to a record or changes one between the check and the deletion.
  await tx.run(sql`select id from ${raw(`"${table}"`)}
    where id in (select own.owner_id from (${entries}) own) order by id for update`)
  await assertUnchanged(tx, entity, entries)
  await assertUnneeded(tx, entity, created)
  const deleted = await tx.run(sql`delete from ${raw(`"${table}"`)} where id in (${created})`)
  const restored = await restore(tx, entity, entries)
  await tx.run(sql`update import_run set undone_at = now(), undone_by = ${userName} where id = ${id}`)
  return { deleted, restored }
}

function entriesOf(table: string, { transaction, first_history, last_history }: Run): Sql {
  return sql`select h.* from history h where h.transaction = ${transaction}::xid8
    and h.id between ${first_history} and ${last_history} and h.owner_table = ${table}`
}

async function assertUnchanged(tx: Transaction, entity: Entity, entries: Sql): Promise<void> {
  const later = await tx.row<Count>(sql`
    select count(distinct h.owner_id) as count from (${entries}) own
    join history h on h.owner_table = ${entity.name} and h.owner_id = own.owner_id and h.id > own.id
      and h.transaction <> own.transaction`)
  if (!later || later.count === 0) return
  throw new Problem('conflict', message(importSentencesOf(entity).stays, { changed: later.count }))
}

/** Counts every reference, whatever would happen to it at a deletion: somebody has continued work on the import. */
async function assertUnneeded(tx: Transaction, { name, plural }: Entity, created: Sql): Promise<void> {
  for (const { table, column } of await referencesTo(tx, name)) {
    const needed = await tx.row<Count>(sql`
      select count(*) as count from ${raw(`"${table}"`)} where ${raw(`"${column}"`)} in (${created})`)
    if (needed && needed.count > 0) throw importInUse(plural, table, needed.count)
  }
}

/** Each column that the import changed gets its previous value from history. */
async function restore(tx: Transaction, { name, fields }: Entity, entries: Sql): Promise<number> {
  const columns = Object.entries(fields).filter(([, { computed }]) => !computed)
  const changes = columns.map(([column]) => raw(`"${column}" = before."${column}"`))
  const table = raw(`"${name}"`)
  return await tx.run(sql`
    update ${table} t set ${join(changes)}
    from (select own.owner_id,
        (select jsonb_object_agg(change.key, change.value -> 0) from jsonb_each(own.changes) change) as columns
      from (${entries}) own where own.action = 'update') entry
    join ${table} now on now.id = entry.owner_id
    cross join lateral jsonb_populate_record(now, entry.columns) before
    where t.id = entry.owner_id`)
}
