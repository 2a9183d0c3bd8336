import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { debianProgram } from '../../parts/program/testing/debian-program.ts'
import { fastFolder } from '../../parts/program/testing/fast-folder.ts'

const execute = promisify(execFile)
/** Debian's nobody: PostgreSQL does not run as root. */
const nobody = 65_534
const user = 'office'

/** A PostgreSQL server as a company runs it itself, with its tools: Debian's version 15. */
export interface TestPostgres {
  connection: { host: string; port: number; user: string }
  /** Runs one of its tools, such as pg_dump, on a database. */
  tool(name: 'pg_dump' | 'psql', database: string, ...words: string[]): Promise<void>
  /** Returns the path of a file that its account may write. */
  file(name: string): string
  stop(): Promise<void>
}

/** Starts a server; returns undefined, with a line on standard error, if Debian's packages are not available. */
export async function startTestPostgres(): Promise<TestPostgres | undefined> {
  const programs = ['initdb', 'postgres', 'pg_dump', 'psql'].map((name) =>
    debianProgram(name, 'postgresql-15'),
  )
  const [initdb, postgres, dump, psql] = programs
  if (!initdb || !postgres || !dump || !psql) return undefined
  const folder = mkdtempSync(join(fastFolder(), 'inkwell-own-'))
  const data = join(folder, 'data')
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  mkdirSync(data, { mode: 0o700 })
  if (identity.uid) for (const each of [folder, data]) chownSync(each, nobody, nobody)
  const options = { ...identity, cwd: folder, env: { ...initdb.env, LC_ALL: 'C' } }
  await execute(
    initdb.path,
    ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--lc-ctype=C.UTF-8'],
    options,
  )
  const words = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'shared_buffers=32MB',
  ]
  const server = spawn(postgres.path, words, { ...options, stdio: 'ignore' })
  const connection = { host: folder, port: 5432, user }
  const on = (database: string) => ['-h', folder, '-p', '5432', '-U', user, '-d', database]
  const tools = { pg_dump: dump, psql }
  const own: TestPostgres = {
    connection,
    async tool(name, database, ...rest) {
      await execute(tools[name].path, [...on(database), ...rest], { ...options, maxBuffer: 1e9 })
    },
    file: (name) => join(folder, name),
    async stop() {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await own.tool('psql', 'postgres', '-c', 'select 1')
      return own
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
