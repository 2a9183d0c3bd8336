import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'

/** The installation that a database is: the books of one company, wherever they lie. */
export interface Installation {
  /** Random, and the same after every restore of its backups. */
  id: string
  /** What the company is called; empty where that is not known. */
  name: string
  /** Of which of its copies it is told: one data folder, or one database; absent where that is not known. */
  instance?: string | undefined
}

/** With the key that signs what it makes, which no backup holds. */
export interface OwnInstallation extends Installation {
  key: string
}

/** What others may know of an installation: all but its key. */
export const publicInstallation = ({ id, name, instance }: Installation): Installation => ({
  id,
  name,
  instance,
})

type Queryable = Pick<pg.ClientBase, 'query'>

/** Long enough to name an installation among those of one folder. */
const shortLength = 8
export const shortId = (id: string) => id.slice(0, shortLength)

/** An instance of an installation, for people: the beginning of its number. */
export const instanceOf = ({ instance }: Pick<Installation, 'instance'>) =>
  instance === undefined ? 'unknown' : shortId(instance)

/** An installation, for people: `Pens of Basra (1f3a9c2e)`. */
export const installationWords = ({ id, name }: Installation) =>
  name === '' ? shortId(id) : `${name} (${shortId(id)})`

/** Whether what is told of an installation is of this one, and of this instance of it where it says of which. */
export const isOfInstance = (own: Installation | undefined, publicInstallation: Installation) =>
  publicInstallation.id === own?.id &&
  (publicInstallation.instance === undefined || publicInstallation.instance === own.instance)

/** Whether somebody means an installation by this word: its number, or the beginning of it that people are shown. */
export const isMeant = (word: string, { id }: Pick<Installation, 'id'>) =>
  word.length >= shortLength && id.startsWith(word.toLowerCase())

/** The number of an installation, or of an instance of it. */
export const newNumber = () => randomBytes(16).toString('hex')

/**
 * The installation of a database, which becomes one where it is none yet: `id` where it comes from a backup, else a new one. It
 * stands in a schema of its own: it is there before the first migration, and no restore takes the key away.
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
  // What was kept before an upgrade that has not come to its end.
  await client.query(`alter table house.identity add column if not exists upgrade_backup text,
    add column if not exists instance text, add column if not exists place jsonb`)
  const added = [id ?? newNumber(), randomBytes(32).toString('base64url')]
  await client.query('insert into house.identity (id, key) values ($1, $2) on conflict do nothing', added)
  if (id !== undefined) await client.query('update house.identity set id = $1 where id <> $1', [id])
  await client.query('update house.identity set instance = $1 where instance is null', [newNumber()])
}

/** Undefined for a database that is no installation yet. */
export async function installationIn(client: Queryable): Promise<OwnInstallation | undefined> {
  const { rows } = await client.query<{ house: boolean; settings: boolean }>(
    `select to_regclass('house.identity') is not null as house, to_regclass('public.settings') is not null as settings`,
  )
  const [there] = rows
  if (!there?.house) return undefined
  // The settings of a release of before may have no such column.
  const name = there.settings ? `(select to_jsonb(s) ->> 'name' from settings s)` : 'null'
  const found = await client.query<OwnInstallation>(
    `select id, key, to_jsonb(i) ->> 'instance' as instance, coalesce(${name}, '') as name from house.identity i`,
  )
  return found.rows[0]
}

/** What an installation writes behind the sum of all that a backup holds: nobody else can. */
export function macOf({ key }: Pick<OwnInstallation, 'key'>, sha256: string): string {
  return createHmac('sha256', key).update(sha256).digest('hex')
}

/** Whether a signature is this installation's own. */
export function hasMacOf(installation: OwnInstallation, sha256: string, signed: string | undefined): boolean {
  const own = Buffer.from(macOf(installation, sha256))
  const publicInstallation = Buffer.from(signed ?? '')
  return own.length === publicInstallation.length && timingSafeEqual(own, publicInstallation)
}
