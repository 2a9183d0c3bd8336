import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'

/** The data of one company, wherever it is stored. Each database belongs to an installation. */
export interface Installation {
  /** Random; stays the same when a backup is restored. */
  id: string
  /** The name of the company; empty if unknown. */
  name: string
  /** One copy of the installation: a data folder, or a database; absent if unknown. */
  instance?: string | undefined
}

/** With the key that signs its backups, which no backup contains. */
export interface OwnInstallation extends Installation {
  key: string
}

/** The public facts of an installation: all but its key. */
export const publicInstallation = ({ id, name, instance }: Installation): Installation => ({
  id,
  name,
  instance,
})

type Queryable = Pick<pg.ClientBase, 'query'>

/** Long enough to distinguish the installations in one folder. */
const shortLength = 8
export const shortId = (id: string) => id.slice(0, shortLength)

/** An instance of an installation, for people: the beginning of its number. */
export const instanceOf = ({ instance }: Pick<Installation, 'instance'>) =>
  instance === undefined ? 'unknown' : shortId(instance)

/** An installation, for people: `Pens of Basra (1f3a9c2e)`. */
export const installationText = ({ id, name }: Installation) =>
  name === '' ? shortId(id) : `${name} (${shortId(id)})`

/** Whether the facts name this installation and, if they name an instance, this instance. */
export const isOfInstance = (own: Installation | undefined, publicInstallation: Installation) =>
  publicInstallation.id === own?.id &&
  (publicInstallation.instance === undefined || publicInstallation.instance === own.instance)

/** Whether the user's input names this installation: its number, or at least the part of it that is shown. */
export const matchesId = (entered: string, { id }: Pick<Installation, 'id'>) =>
  entered.length >= shortLength && id.startsWith(entered.toLowerCase())

/** A new random number for an installation or an instance. */
export const newNumber = () => randomBytes(16).toString('hex')

/**
 * Makes the database an installation if it is none yet, with the `id` of a backup or a new one. The facts have a schema
 * of their own: it exists before the first migration, and a restore does not remove the key.
 */
export async function becomeInstallation(client: Queryable, id?: string): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('house.identity') is not null as is`,
  )
  if (rows[0]?.is !== true) {
    await client.query('create schema if not exists house')
    await client.query(`create table house.identity (
      one boolean primary key default true check (one),
      id text not null check (id ~ '^[0-9a-f]{32}$'),
      key text not null
    )`)
  }
  // `upgrade_backup` is the backup before an upgrade that has not been completed.
  await client.query(`alter table house.identity add column if not exists upgrade_backup text,
    add column if not exists instance text, add column if not exists place jsonb`)
  const added = [id ?? newNumber(), randomBytes(32).toString('base64url')]
  await client.query('insert into house.identity (id, key) values ($1, $2) on conflict do nothing', added)
  if (id !== undefined) await client.query('update house.identity set id = $1 where id <> $1', [id])
  await client.query('update house.identity set instance = $1 where instance is null', [newNumber()])
}

/** Undefined for a database that is not an installation yet. */
export async function installationIn(client: Queryable): Promise<OwnInstallation | undefined> {
  const { rows } = await client.query<{ house: boolean; settings: boolean }>(
    `select to_regclass('house.identity') is not null as house, to_regclass('public.settings') is not null as settings`,
  )
  const [there] = rows
  if (!there?.house) return undefined
  // The settings of an older release may have no column `name`.
  const name = there.settings ? `(select to_jsonb(s) ->> 'name' from settings s)` : 'null'
  const found = await client.query<OwnInstallation>(
    `select id, key, to_jsonb(i) ->> 'instance' as instance, coalesce(${name}, '') as name from house.identity i`,
  )
  return found.rows[0]
}

/** The installation's MAC of a backup's checksum; only this installation can make it. */
export function macOf({ key }: Pick<OwnInstallation, 'key'>, sha256: string): string {
  return createHmac('sha256', key).update(sha256).digest('hex')
}

/** Whether a MAC was made by this installation. */
export function hasMacOf(installation: OwnInstallation, sha256: string, signed: string | undefined): boolean {
  const own = Buffer.from(macOf(installation, sha256))
  const publicInstallation = Buffer.from(signed ?? '')
  return own.length === publicInstallation.length && timingSafeEqual(own, publicInstallation)
}
