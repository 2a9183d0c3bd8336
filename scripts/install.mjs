import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * Whether node_modules matches the lock file. npm writes its own list of installed packages last, so comparing the two
 * needs no stamp file, notices a manual `npm install`, and repairs an installation that was interrupted or that
 * silently left out a package for this platform (npm ignores that for optional ones).
 */
export function packagesAreInstalled(root) {
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (found) return found.version === entry.version && found.integrity === entry.integrity
    return entry.optional === true && !isMadeForThisMachine(entry)
  })
}

/** Installs exactly what the lock file specifies. Throws with npm's output if that fails. */
export async function installPackages(root, inherited) {
  // Install scripts stay disabled: many machines block them, so nothing may depend on one.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const cli = process.env.npm_execpath
  const [command, ...rest] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli, ...args] : ['npm', ...args]
  await run(command, rest, { cwd: root, inherited, env: { npm_config_cache: usableCache(root) } })
}

function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Only optional packages for a specific platform are checked: the others are installed with those. */
function isMadeForThisMachine({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false
  return !libc || libc.includes('glibc')
}

/** npm's cache, or a folder of the project if the home folder cannot be written (service accounts, containers). */
function usableCache(root) {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK | constants.X_OK)
    return usual
  } catch {
    return join(root, '.cache', 'npm')
  }
}
