import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFile,
  chmod,
  chown,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { readPostmasterFile } from '../../src/parts/embedded-postgres/server/postmaster-file.ts'
import { type Installation, nobody } from './installation.ts'

/** One damage: how it is made, the line with which the doctor names it, and the way out that the line gives. */
export interface Damage {
  name: string
  make(on: Installation): Promise<void>
  /** The line of the doctor; its first group, if any, is the statement or command to run. */
  named: RegExp
  /** Settings with which the doctor runs. */
  settings?: NodeJS.ProcessEnv
  repair(on: Installation, wayOut: string): Promise<void>
}

const statement = async (on: Installation, wayOut: string) => await on.sql(wayOut)
const command = async (_: Installation, wayOut: string) =>
  void execFileSync('sh', ['-c', wayOut], { stdio: 'ignore' })
const restart = async (on: Installation) => {
  await on.stop()
  await on.start()
}
const restartAndBackUp = async (on: Installation) => {
  await restart(on)
  await on.backUp()
}

/** Changes a line of the configuration and lets the running server read it. */
async function configure(on: Installation, line: string): Promise<void> {
  await appendFile(path.join(on.cluster, 'postgresql.conf'), `${line}\n`)
  const pid = readPostmasterFile(on.cluster)?.pid
  if (pid === undefined) throw new Error('The database does not run')
  process.kill(pid, 'SIGHUP')
  await new Promise((done) => void setTimeout(done, 500))
}

/** Damages of a database that runs. */
export const whileItRuns: Damage[] = [
  {
    name: 'a unique index of the ledger is dropped',
    make: (on) =>
      on.sql(`do $$ begin execute (select 'drop index ' || i.indexrelid::regclass from pg_index i
        left join pg_constraint c on c.conindid = i.indexrelid
        where i.indrelid = 'entry'::regclass and i.indisunique and c.oid is null limit 1); end $$`),
    named: /^bad +Schema: index \w+ of entry is missing; npm run repair runs: (CREATE UNIQUE INDEX .*);/m,
    repair: statement,
  },
  {
    name: 'a trigger of closed books is disabled',
    make: (on) =>
      on.sql(`do $$ begin execute (select format('alter table entry disable trigger %I', tgname) from pg_trigger
        where tgrelid = 'entry'::regclass and not tgisinternal and tgname like '%closed_days%' limit 1); end $$`),
    named: /^bad +Schema: trigger \w+ of entry was changed; npm run repair runs: (alter table .*);/m,
    repair: statement,
  },
  {
    name: 'the triggers that write the history of customers are dropped',
    make: (on) =>
      on.sql(`do $$ declare t name; begin for t in select tgname from pg_trigger
        where tgrelid = 'customer'::regclass and not tgisinternal and tgname like '%record_%'
        loop execute format('drop trigger %I on customer', t); end loop; end $$`),
    named: /^bad +Schema: trigger \w+ of customer is missing; restart Inkwell to repair it/m,
    repair: restart,
  },
  {
    name: 'a function is replaced',
    make: (on) =>
      on.sql(`create or replace function company_today() returns date language sql stable
        as $$ select date '2030-01-01' $$`),
    named: /^bad +Schema: function company_today\S* was changed; restart Inkwell to repair it/m,
    repair: restart,
  },
  {
    name: 'a permission is revoked',
    make: (on) => on.sql('revoke insert on customer from current_user'),
    named: /^bad +Schema: permission to insert on customer is missing; npm run repair runs: (grant .*);/m,
    repair: statement,
  },
  ...['fsync', 'full_page_writes', 'synchronous_commit'].map((setting): Damage => ({
    name: `${setting} is off`,
    make: (on) => configure(on, `${setting} = off`),
    named: new RegExp(`^bad +Durability: ${setting} off`, 'm'),
    repair: (on) => configure(on, `${setting} = on`),
  })),
  {
    name: 'a check of the ledger failed',
    make: (on) => on.sql(`update money_check set checked_at = now(), faults = '{one}'`),
    named: /^bad +Money: the last check found 1 fault; npm run check-money names them/m,
    repair: (on) => on.sql(`update money_check set checked_at = now(), faults = '{}'`),
  },
  {
    name: 'the ledger was not checked for two days',
    make: (on) => on.sql(`update money_check set checked_at = now() - interval '3 days', faults = '{}'`),
    named: /^bad +Money: the ledger was last checked at .*npm run check-money does it now/m,
    repair: async (on) => {
      const { code, output } = await on.command('check-money')
      if (code !== 0) throw new Error(`check-money ended with ${code}: ${output}`)
      await on.sql('update money_check set checked_at = now()')
    },
  },
  {
    name: 'no backup was ever made',
    make: async (on) => {
      await on.holdBackups()
      await on.sql(`create table backup_aside as table backup; delete from backup;
        update migration set applied_at = applied_at - interval '40 hours'`)
    },
    named: /^bad +Backup: there is no verified backup; make one under Settings, Backups/m,
    repair: async (on) => {
      await on.releaseBackups()
      await on.backUp()
      await on.sql(
        `update migration set applied_at = applied_at + interval '40 hours'; drop table backup_aside`,
      )
    },
  },
  {
    name: 'a clock that was wrong dated a backup in the future',
    make: (on) =>
      on.sql(`insert into backup (file, kind, status, taken_at, machine)
        values ('later.inkwell', 'daily', 'verified', now() + interval '5 years', 'here')`),
    named: /^bad +Backup: later\.inkwell is dated in the future/m,
    repair: (on) => on.sql(`delete from backup where file = 'later.inkwell'`),
  },
  {
    name: 'the command after a backup fails',
    make: async (on) => {
      await on.stop()
      await on.start({ BACKUP_COMMAND: 'exit 3' })
      await on.backUp()
    },
    named: /^bad +Backup: the newest one was made, but .*3/m,
    repair: restartAndBackUp,
  },
  {
    name: 'backups are not encrypted though a passphrase is set',
    make: async () => {},
    settings: { BACKUP_PASSPHRASE: 'the passphrase of the trial' },
    named: /^bad +Backup: \d+ are not encrypted though BACKUP_PASSPHRASE is set/m,
    repair: async () => {},
  },
  {
    name: 'the newest backup has another passphrase',
    make: async (on) => {
      await on.stop()
      await on.start({ BACKUP_PASSPHRASE: 'the passphrase of before' })
      await on.backUp()
    },
    settings: { BACKUP_PASSPHRASE: 'the passphrase of the trial' },
    named: /^bad +Backup: \S+\.age cannot be opened with BACKUP_PASSPHRASE/m,
    repair: restartAndBackUp,
  },
  {
    name: 'backups lie on the disk of the data',
    make: async () => {},
    settings: { BACKUP_DIR: '' },
    named: /^bad +Backup: \S+ is on the same disk as the data/m,
    repair: async () => {},
  },
  {
    name: 'the disk of the data is full',
    make: async (on) => {
      const { bavail, bsize } = await statfs(on.dataDir)
      execFileSync('fallocate', ['-l', `${bavail * bsize - 16 * 2 ** 20}`, filler(on)])
      await on.untilAlert(/the server disk is full/, true)
    },
    named: /^bad +Disk: full, so nothing can be saved; free 200 MB/m,
    repair: async (on) => {
      await rm(filler(on))
      await on.untilAlert(/the server disk is full/, false)
    },
  },
  {
    name: 'the disk of the backups is unmounted',
    make: async (on) => {
      await on.unmountDisk()
      await on.backUp()
      await on.untilAlert(/the disk of .* is not mounted/, true)
    },
    named: /^bad +Backups: the disk of \S+ is not mounted, so no backup is written\. Mount it;/m,
    repair: async (on) => {
      const written = await readdir(path.dirname(on.backups))
      if (written.length > 0) throw new Error(`Written to the disk of the data: ${written.join(', ')}`)
      on.mountDisk()
      await on.backUp()
      await on.untilAlert(/the disk of .* is not mounted/, false)
    },
  },
  {
    name: 'a setting is empty, another misspelt',
    make: async () => {},
    settings: { BACKUP_PASSPHRASE: '', PROT: '80' },
    named: /^bad +Settings: .*PROT/m,
    repair: async () => {},
  },
]

/** A file that fills the disk of the data. */
const filler = (on: Installation) => path.join(path.dirname(on.dataDir), 'filler')

/** Moves a file of the cluster away; the doctor's command makes it again. */
const missing = (name: string, wayOut: RegExp): Damage => ({
  name: `${name} is missing`,
  make: (on) => rename(path.join(on.cluster, name), away(on, name)),
  named: new RegExp(`^bad +Files: \\S+${name} is missing: ${wayOut.source}`, 'm'),
  repair: async (on, wayOut_) => {
    if (wayOut_ !== '') await command(on, wayOut_)
    // Only a restore brings data back; here the file itself is put back.
    else await rename(away(on, name), path.join(on.cluster, name))
    await giveToOwner(on, name)
  },
})

const away = (on: Installation, name: string) => path.join(on.dataDir, `away-${path.basename(name)}`)

/** Makes a file belong to the owner of the cluster, as an administrator who works as root has to. */
async function giveToOwner(on: Installation, name: string): Promise<void> {
  const { uid, gid } = await stat(on.cluster)
  await chown(path.join(on.cluster, name), uid, gid)
}

/** Damages of a data folder whose database is stopped. */
export const whileItIsStopped: Damage[] = [
  missing('global/pg_control', /npm run restore -- --until latest/),
  missing('pg_wal', /npm run restore -- --until latest/),
  missing('PG_VERSION', /(cp \S+ \S+) /),
  missing('postgresql.conf', /(printf .* > \S+) /),
  missing('pg_hba.conf', /(printf .* > \S+) /),
  missing('pg_notify', /(mkdir \S+ \S+ \S+) /),
  {
    name: 'the cluster is open to others',
    make: (on) => chmod(on.cluster, 0o777),
    named: /^bad +Mode: \S+ has the mode 777, with which PostgreSQL does not start: (chmod .*)$/m,
    repair: command,
  },
  {
    name: 'a file of the cluster belongs to another user',
    make: (on) => chown(path.join(on.cluster, 'PG_VERSION'), 65_534, 65_534),
    named: /^bad +Owner: \S+ belongs to another user than \S+: (chown .*) as root/m,
    repair: command,
  },
  {
    name: 'the folder of the backups belongs to another user',
    async make(on) {
      on.giveTo(nobody)
      await chown(on.backups, 0, 0)
    },
    named: /^bad +Backups: \S+ cannot be written by user 65534: (chown -R 65534 \S+) as root/m,
    async repair(on, wayOut) {
      await command(on, wayOut)
      const { uid } = await stat(on.backups)
      if (uid !== nobody) throw new Error(`The folder of the backups belongs to ${uid}`)
      on.giveTo(0)
    },
  },
  {
    name: 'the folder is of another PostgreSQL',
    make: (on) => writeVersion(on, '17'),
    named: /^bad +DATA_DIR: .* is of PostgreSQL 17, but this Inkwell brings 18/m,
    repair: (on) => writeVersion(on, '18'),
  },
  {
    name: 'the last start failed, since its port is taken',
    make: async (on) => {
      const other = createServer().listen(on.port, '0.0.0.0')
      await once(other, 'listening')
      const started = await on.start().then(
        () => true,
        () => false,
      )
      other.close()
      if (started) throw new Error('It started on a port that is taken')
    },
    named: /^bad +Database: Inkwell does not run on \S+; start it\. Its last start, at .*, failed: /m,
    repair: async () => {},
  },
]

async function writeVersion(on: Installation, version: string): Promise<void> {
  const file = path.join(on.cluster, 'PG_VERSION')
  const { atime, mtime } = await stat(file)
  if ((await readFile(file, 'utf8')) !== `${version}\n`) await writeFile(file, `${version}\n`)
  await utimes(file, atime, mtime)
}
