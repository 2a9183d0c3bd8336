import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packageRoot } from '../package-root.ts'

/** A system program that a test runs, with its environment. */
export interface DebianProgram {
  path: string
  env: NodeJS.ProcessEnv
}

const folders = ['usr/sbin', 'usr/bin', 'sbin', 'bin', 'usr/lib/postgresql/15/bin']

/**
 * Returns the program of that name: the system's, or Debian's, whose package is unpacked into a folder of the checkout,
 * so that the machine is not changed and no service starts. Returns undefined, with a line on standard error, if
 * neither is available.
 */
export function debianProgram(name: string, packageName = name): DebianProgram | undefined {
  const found = inSystem(name) ?? unpacked(name, packageName)
  if (!found) {
    process.stderr.write(`${name} is not installed (Debian: apt-get install ${packageName}): not tried\n`)
  }
  return found
}

function inSystem(name: string): DebianProgram | undefined {
  const path = [...(process.env['PATH'] ?? '').split(delimiter), ...folders.map((each) => `/${each}`)]
    .map((folder) => join(folder, name))
    .find((candidate) => existsSync(candidate))
  return path === undefined ? undefined : { path, env: { PATH: process.env['PATH'] } }
}

function unpacked(name: string, packageName: string): DebianProgram | undefined {
  const folder = join(packageRoot, '.cache', 'debian', packageName)
  if (!existsSync(folder) && !unpack(packageName, folder)) return undefined
  const path = folders.map((each) => join(folder, each, name)).find((candidate) => existsSync(candidate))
  if (path === undefined) return undefined
  const libraries = readdirSync(join(folder, 'usr/lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .map((entry) => join(folder, 'usr/lib', entry.name))
  return { path, env: { PATH: process.env['PATH'], LD_LIBRARY_PATH: libraries.join(delimiter) } }
}

/** Unpacks the package and its missing dependencies. Returns false if they are not available. */
function unpack(name: string, folder: string): boolean {
  const plan = run('apt-get', ['--simulate', '--no-install-recommends', 'install', name])
  const missing = [...(plan ?? '').matchAll(/^Inst (\S+) \(/gm)].map(([, each = '']) => each)
  if (missing.length === 0) return false
  const parent = join(packageRoot, '.cache', 'debian')
  mkdirSync(parent, { recursive: true })
  const unfinished = mkdtempSync(join(parent, 'new-'))
  try {
    const get = () => run('apt-get', ['--quiet', 'download', ...missing], unfinished)
    // Outdated package lists name versions that no longer exist.
    if (get() === undefined) {
      run('apt-get', ['--quiet', 'update'])
      if (get() === undefined) return false
    }
    for (const file of readdirSync(unfinished).filter((each) => each.endsWith('.deb'))) {
      if (run('dpkg-deb', ['--extract', file, '.'], unfinished) === undefined) return false
      rmSync(join(unfinished, file))
    }
    mkdirSync(join(unfinished, 'usr/lib'), { recursive: true })
    // Another test worker may have created it.
    if (!existsSync(folder)) renameSync(unfinished, folder)
    return true
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function run(command: string, words: string[], cwd?: string): string | undefined {
  const { status, stdout } = spawnSync(command, words, {
    ...(cwd && { cwd }),
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, LC_ALL: 'C' },
  })
  return status === 0 ? stdout : undefined
}
