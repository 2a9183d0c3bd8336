import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'

/** The account that runs PostgreSQL's programs, and the command that this takes. */
export interface Runner {
  /** The command line before the program. */
  prefix: string[]
  /** Options of spawn; empty for the current account. */
  identity: { uid?: number; gid?: number }
  /** The account that owns the files, as this process sees it. */
  owner: { uid: number; gid: number }
}

interface Account {
  name: string
  uid: number
  gid: number
}

/** The environment of PostgreSQL's programs, without variables that change their behaviour. */
export const environment = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, LC_ALL: 'C' }

/**
 * Returns the ways to run PostgreSQL here, best first. PostgreSQL refuses to run as root, so root uses a user namespace
 * with another user id: files stay root's, and every folder of root can be used. Where namespaces are forbidden, as in
 * most containers, root uses an unprivileged account. A cluster that belongs to an account stays with it.
 */
export function possibleRunners(place: string, clusterOwner: number | undefined): Runner[] {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  const own = { prefix: [], identity: {}, owner: { uid, gid } }
  const accounts = readAccounts()
  const mapped = { ...own, prefix: namespacePrefix(accounts) }
  // initdb looks up its account's name, and containers often run with a user id that has no name.
  if (uid !== 0) return hasName() ? [own] : [mapped, own]

  const asAccount = ({ uid, gid }: Account): Runner => ({
    prefix: [],
    identity: { uid, gid },
    owner: { uid, gid },
  })
  const byNumber = (wanted: number) => accounts.filter((account) => account.uid === wanted)
  const byName = (wanted: string) => accounts.filter((account) => account.name === wanted)
  const others = [
    // The owners of the folders above can pass through them.
    ...foldersAbove(place).flatMap((folder) => byNumber(statSync(folder).uid)),
    ...byName('postgres'),
    ...byName('node'),
    ...byName('nobody'),
  ]
  return [
    ...(clusterOwner ? byNumber(clusterOwner).map(asAccount) : []),
    mapped,
    ...others.filter((account) => account.uid > 0).map(asAccount),
  ]
}

/** Returns why a program cannot run this way or cannot access the folder, in one line; undefined if it can. */
export function whyNotRunnable(runner: Runner, program: string, folder: string): string | undefined {
  const script = 'cd "$1" && exec "$2" --version'
  const [command, words] = commandLine(runner, '/bin/sh', ['-c', script, 'sh', folder, program])
  const result = spawnSync(command, words, {
    ...runner.identity,
    cwd: '/',
    env: environment,
    encoding: 'utf8',
    timeout: 10_000,
  })
  if (result.error) return result.error.message
  return result.status === 0 ? undefined : result.stderr.trim().split('\n')[0] || 'it does not run'
}

/** Returns the program and arguments to spawn. */
export function commandLine(runner: Runner, program: string, words: string[]): [string, string[]] {
  const [first = program, ...rest] = [...runner.prefix, program, ...words]
  return [first, rest]
}

/** The user id inside the namespace needs a name too; almost every system has nobody. */
function namespacePrefix(accounts: Account[]): string[] {
  const inside = accounts.find(({ name, uid }) => name === 'nobody' && uid > 0)?.uid ?? 65_534
  return ['unshare', '--user', `--map-user=${inside}`, `--map-group=${inside}`, '--']
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...foldersAbove(parent)]
}

function readAccounts(): Account[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
      .filter(({ name, uid, gid }) => name && Number.isInteger(uid) && Number.isInteger(gid))
  } catch {
    return []
  }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
