import { hostname } from 'node:os'
import type pg from 'pg'
import sql from 'sql-template-tag'
import type { BackupKind } from '../../kernel/server/backup/backup-names.ts'
import type { BackupFacts } from '../../kernel/server/backup/check-backup.ts'
import { instanceOf } from '../../kernel/server/database/identity/installation.ts'
import { queryable } from '../../kernel/server/database/query.ts'
import { english } from '../../i18n/english.ts'
import { type DisplayText, message, messageOf } from '../../i18n/messages.ts'

/** The columns of a listed backup that retention needs. */
export interface ListedBackup {
  id: number
  file: string
  kind: BackupKind
  status: 'running' | 'verified' | 'failed' | 'foreign'
  taken_at: string
  machine: string
}

/** Why a backup of another instance is excluded. */
export const ofInstance = (instance: string | undefined) =>
  message(
    'This backup belongs to another instance of this installation: {instance}. It is excluded and never deleted automatically.',
    { instance: instanceOf({ instance }) },
  )

const failuresKept = 20
const cutOff = 'It was cut off before its end.' satisfies DisplayText

/** The list of backups in the database: all nodes read it, the node that makes a backup writes it. */
export class BackupRows {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  get #db() {
    return queryable(this.#pool)
  }

  async all(): Promise<ListedBackup[]> {
    return await this.#db.rows<ListedBackup>(
      sql`select id, file, kind, status, taken_at, machine from backup order by taken_at desc, id desc`,
    )
  }

  async begin(file: string, kind: BackupKind, at: Date, madeBy: string | null): Promise<number> {
    const row = await this.#db.row<{ id: number }>(sql`
      insert into backup (file, kind, status, taken_at, machine, made_by, instance)
      values (${file}, ${kind}, 'running', ${at.toISOString()}, ${hostname()}, ${madeBy}, (select instance from house.identity))
      on conflict (file) do update set status = 'running', progress = 0, instance = excluded.instance returning id`)
    if (!row) throw new Error('No backup was begun.')
    return row.id
  }

  async reportProgress(id: number, percent: number): Promise<void> {
    await this.#db.run(
      sql`update backup set progress = ${percent} where id = ${id} and progress < ${percent}`,
    )
  }

  async verified(id: number, { bytes, rows }: Pick<BackupFacts, 'bytes' | 'rows'>): Promise<void> {
    await this.#db.run(sql`
      update backup set status = 'verified', verified_at = now(), bytes = ${bytes}, rows = ${rows},
        progress = 100, message = null, told = null
      where id = ${id}`)
  }

  async failed(id: number, text: DisplayText): Promise<void> {
    await this.#db.run(
      sql`update backup set status = 'failed', message = ${english(text)}, told = ${messageOf(text)} where id = ${id}`,
    )
  }

  /** Marks a backup as `foreign`: of another or an unknown installation. It is listed but never used or deleted. */
  async foreign(id: number, text: DisplayText): Promise<void> {
    await this.#db.run(
      sql`update backup set status = 'foreign', progress = 100, message = ${english(text)}, told = ${messageOf(text)} where id = ${id}`,
    )
  }

  /** Marks the backups of other instances as `foreign`, after this data folder was copied from theirs. */
  async markForeign(): Promise<void> {
    const others = await this.#db.rows<{ id: number; instance: string }>(sql`
      select b.id, b.instance from backup b, house.identity i
      where b.status = 'verified' and b.instance <> i.instance`)
    for (const { id, instance } of others) await this.foreign(id, ofInstance(instance))
  }

  /** Stores a warning for a backup that is valid, for example that the command which copies it elsewhere failed. */
  async warn(id: number, text: DisplayText): Promise<void> {
    await this.#db.run(
      sql`update backup set message = ${english(text)}, told = ${messageOf(text)} where id = ${id}`,
    )
  }

  async remove(id: number): Promise<void> {
    await this.#db.run(sql`delete from backup where id = ${id}`)
  }

  /**
   * Only one node makes backups at a time, so a backup that another node left as `running` was interrupted and becomes
   * `failed`. If its file exists, the file is complete (it gets its name only then); the row is deleted, and the file
   * is listed again when the folder is read. This happens after a restore: a backup contains its own row as `running`.
   */
  async failInterrupted(there: ReadonlySet<string> | undefined): Promise<void> {
    await this.#db.run(sql`delete from backup where status = 'running' and file = any(${[...(there ?? [])]})`)
    await this.#db
      .run(sql`update backup set status = 'failed', message = ${english(cutOff)}, told = ${messageOf(cutOff)}
      where status = 'running'`)
    await this.#db.run(sql`delete from backup where id in (
      select id from backup where status = 'failed' order by taken_at desc, id desc offset ${failuresKept})`)
  }

  async timeZone(): Promise<string> {
    const row = await this.#db.row<{ time_zone: string }>(sql`select time_zone from settings`)
    return row?.time_zone ?? 'UTC'
  }
}
