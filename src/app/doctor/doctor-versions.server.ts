import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { readInstallationNote } from '../../kernel/server/process/installation-note.ts'
import { otherMajor } from '../../parts/embedded-postgres/cluster.ts'
import { clusterIn } from '../../parts/embedded-postgres/postgres-folder.ts'
import { majorOf, packagedPrograms } from '../../parts/embedded-postgres/programs/programs.ts'
import { packageRoot } from '../../parts/program/package-root.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'

const fits = ok('Version: this Inkwell can open the database')
const newer = (name: string) =>
  bad(`Version: the database was upgraded by a newer version of Inkwell (${name}); run that version`)

async function knows(migration: string): Promise<boolean> {
  return (await readdir(path.join(packageRoot, 'migrations'))).includes(migration)
}

/** Checks whether this version could open the database of a data folder, as far as known while it is stopped. */
export async function versionOfFolder(dataDir: string): Promise<Finding> {
  const cluster = clusterIn(path.join(dataDir, 'postgres'))
  // A missing version file has a check of its own.
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) return fits
  const other = otherMajor(cluster, majorOf(packagedPrograms()))
  if (other !== undefined) return bad(other)
  const migration = (await readInstallationNote(dataDir))?.migration
  return migration === undefined || (await knows(migration)) ? fits : newer(migration)
}

/** The same for a running database. */
export async function versionOfDatabase(client: Pick<pg.Client, 'query'>): Promise<Finding> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('public.migration') is not null as is`,
  )
  if (rows[0]?.is !== true) return fits
  const { rows: applied } = await client.query<{ name: string }>('select name from migration order by name')
  for (const { name } of applied) if (!(await knows(name))) return newer(name)
  return fits
}
