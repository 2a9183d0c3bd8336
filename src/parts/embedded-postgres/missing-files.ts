import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A file that a cluster needs to start and lacks, with how to restore it. */
export interface MissingFile {
  path: string
  remedy: string
}

/** Data, or information about which data are valid: only a backup can restore them. */
const irreplaceable = [
  'global/pg_control',
  'base',
  'pg_wal',
  'pg_xact',
  'pg_multixact/members',
  'pg_multixact/offsets',
]

/** Folders that are empty or filled at each start. Copying a data folder may lose them. */
const empty = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
]

/**
 * Inkwell passes its settings on the command line, and the permissions of the socket's folder decide who can connect.
 */
const configuration: Readonly<Record<string, string>> = {
  'postgresql.conf': '',
  'pg_ident.conf': '',
  'pg_hba.conf': String.raw`local all all trust\nlocal replication all trust\n`,
}

const restore =
  'npm run restore -- --until latest brings the database back into a new folder (docs/backups.md); without an archive restore the newest backup'

/** Returns the files that a cluster lacks; empty if there is no cluster at all. */
export function missingFiles(cluster: string): MissingFile[] {
  if (!existsSync(cluster)) return []
  const lost = irreplaceable
    .map((name) => join(cluster, name))
    .filter((path) => !existsSync(path))
    .map((path) => ({ path, remedy: restore }))
  // Restoring these files by hand is useless without the irreplaceable ones.
  if (lost.length > 0) return lost
  const made = [
    {
      name: 'PG_VERSION',
      make: (path: string) => `cp '${join(cluster, 'base/1/PG_VERSION')}' '${path}' puts it back`,
    },
    ...Object.entries(configuration).map(([name, text]) => ({
      name,
      make: (path: string) => `printf '${text}' > '${path}' creates it`,
    })),
    ...empty.map((name) => ({ name, make: (path: string) => `mkdir -m 0700 '${path}' creates it` })),
  ]
  return made
    .map(({ name, make }) => ({ path: join(cluster, name), make }))
    .filter(({ path }) => !existsSync(path))
    .map(({ path, make }) => ({ path, remedy: `${make(path)}, as the owner of the folder` }))
}
