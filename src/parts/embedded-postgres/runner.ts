import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'

/** Under which account PostgreSQL's programs run, and how they are called for that. */
export interface Runner {
  /** Words before the program. */
  prefix: string[]
  /** Given to spawn; empty for the present account. */
  identity: { uid?: number; gid?: number }
  /** The account to which the files belong, as this process sees it. */
  owner: { uid: number; gid: number }
}

interface Account {
  name: string
  uid: number
  gid: number
}

/** What programs of PostgreSQL get to see of the environment: nothing that changes what they do. */
export const environment = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, LC_ALL: 'C' }

/**
 * The ways to run PostgreSQL here, best first. PostgreSQL refuses to run as root, so root takes a user
 * namespace in which it has another number: files stay root's, and any folder of root's can be used. Where
 * namespaces are forbidden, as in most containers, it takes an unprivileged account. A cluster that belongs
 * to an account already stays with it.
 */
export function possibleRunners(place: string, clusterOwner: number | undefined): Runner[] {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  const own = { prefix: [], identity: {}, owner: { uid, gid } }
  const accounts = readAccounts()
  const mapped = { ...own, prefix: namespacePrefix(accounts) }
  // initdb looks its account up, and containers often run under a number that has no name.
  if (uid !== 0) return hasName() ? [own] : [mapped, own]

  const asAccount = ({ uid, gid }: Account): Runner => ({
    prefix: [],
    identity: { uid, gid },
    owner: { uid, gid },
  })
  const byNumber = (wanted: number) => accounts.filter((account) => account.uid === wanted)
  const byName = (wanted: string) => accounts.filter((account) => account.name === wanted)
  const others = [
    // Whose home it lies in may pass through it.
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

/** Whether a program runs this way and can get at the folder; if not, the reason in one line. */
export function reasonAgainst(runner: Runner, program: string, folder: string): string | undefined {
  const script = 'cd "$1" && exec "$2" --version'
  const [command, words] = called(runner, '/bin/sh', ['-c', script, 'sh', folder, program])
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

/** The program and words to spawn for a call under a runner. */
export function called(runner: Runner, program: string, words: string[]): [string, string[]] {
  const [first = program, ...rest] = [...runner.prefix, program, ...words]
  return [first, rest]
}

/** The number inside the namespace needs a name too; nobody's is there nearly everywhere. */
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
