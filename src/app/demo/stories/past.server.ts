import sql, { empty, raw } from 'sql-template-tag'
import type { Transaction } from '../../../kernel/server/database/query.ts'

/** The user named in the history. */
export interface ActingUser {
  id: number
  name: string
}

/** Runs actions with dates in the past, by the program's own code, which uses the current time. */
export interface Past {
  /** Runs an action on behalf of a user. The history dates it at that moment (ISO 8601). */
  act<T>(moment: string, by: ActingUser | null, work: () => Promise<T>): Promise<T>
  /** Sets the timestamps of the records from their history. No action can follow. */
  close(): Promise<void>
}

/**
 * Opens the past for one transaction. Until it is closed, the triggers that protect the history and timestamps are off
 * for every connection, so use it only while filling a database.
 */
export async function openPast(tx: Transaction): Promise<Past> {
  let last = 0
  await tx.run(sql`alter table history disable trigger user`)

  return {
    async act(moment, by, work) {
      await tx.run(sql`select set_config('inkwell.user_id', ${by ? String(by.id) : ''}, true),
        set_config('inkwell.user_name', ${by?.name ?? ''}, true)`)
      const result = await work()
      const dated = await tx.row<{ last: number | null }>(sql`
        with dated as (update history set at = ${moment} where id > ${last} returning id)
        select max(id) as last from dated`)
      last = dated?.last ?? last
      await tx.run(sql`update notice set at = ${moment}, begun_at = ${moment} where at = now()`)
      return result
    },
    async close() {
      // Checks deferred constraints now: a table with pending trigger events cannot be altered.
      await tx.run(sql`set constraints all immediate`)
      await tx.run(sql`alter table history enable trigger user`)
      const tables = await tx.rows<{ name: string; has_created_at: boolean }>(sql`
        select distinct table_name as name, exists (
          select from pg_attribute where attrelid = table_name::regclass and attname = 'created_at'
        ) as has_created_at from history join pg_class on pg_class.oid = table_name::regclass and relkind = 'r'`)
      for (const { name, has_created_at } of tables) await dateRecords(tx, name, has_created_at)
      await tx.run(sql`call repost_all()`)
    },
  }
}

async function dateRecords(tx: Transaction, name: string, hasCreatedAt: boolean): Promise<void> {
  const table = raw(`"${name}"`)
  await tx.run(sql`alter table ${table} disable trigger user`)
  await tx.run(sql`
    update ${table} record set ${hasCreatedAt ? sql`created_at = dates.first,` : empty} updated_at = dates.last
    from (
      select record_id, min(at) as first, max(at) as last from history where table_name = ${name} group by record_id
    ) dates
    where record.id = dates.record_id`)
  await tx.run(sql`alter table ${table} enable trigger user`)
}
