import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'
import { missingFiles } from '../../parts/embedded-postgres/missing-files.ts'
import { clusterIn } from '../../parts/embedded-postgres/postgres-folder.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'
import { writable } from './writable.server.ts'

/** PostgreSQL refuses a data folder that others can write to, or that anyone outside its group can read. */
const closedModes = [0o700, 0o750]

/** Checks that the folder is writable and contains all files of the embedded database. */
export async function folderOfData(dataDir: string): Promise<Finding[]> {
  return [await writable('Folder', 'DATA_DIR', dataDir), ...filesOfDatabase(dataDir)]
}

/** Checks that all files exist and belong to the current user. Empty before the first start. */
function filesOfDatabase(dataDir: string): Finding[] {
  const place = path.join(dataDir, 'postgres')
  if (!existsSync(place)) return []
  const wrong = ownershipProblem(place)
  // Missing files cannot be detected without read access.
  if (wrong) return [bad(wrong)]
  const missing = missingFiles(clusterIn(place))
  return missing.length === 0
    ? [ok('Files: all files of the database are there, with the right owner')]
    : missing.map((each) => bad(`Files: ${each.path} is missing: ${each.remedy}`))
}

/** Returns the first problem of owners or modes, with how to fix it; undefined if there is none. */
function ownershipProblem(place: string): string | undefined {
  const present = process.getuid?.() ?? 0
  const { uid } = lstatSync(place)
  if (present !== 0 && uid !== present)
    return `Owner: ${place} belongs to user ${uid}, and Inkwell runs as user ${present}: chown -R --reference='${path.dirname(place)}' '${place}' as root restores it`
  const cluster = clusterIn(place)
  if (!existsSync(cluster)) return undefined
  const mode = lstatSync(cluster).mode & 0o777
  const stranger = firstIn(place, (found) => found.uid !== uid)
  if (stranger)
    return `Owner: ${stranger} belongs to another user than ${place}: chown -R --reference='${place}' '${place}' as root restores it`
  if (!closedModes.includes(mode))
    return `Mode: ${cluster} has the mode ${mode.toString(8)}, with which PostgreSQL does not start: chmod 0700 '${cluster}'`
  const closed = firstIn(cluster, (found) => !isOpenToOwner(found))
  return closed && `Mode: ${closed} cannot be read and written by its owner: chmod -R u+rwX '${cluster}'`
}

function isOpenToOwner({ mode }: Stats): boolean {
  const needed = (mode & 0o170_000) === 0o040_000 ? 0o700 : 0o600
  return (mode & 0o170_000) === 0o120_000 || (mode & needed) === needed
}

/**
 * Returns the first path in a folder, including the folder, for which `is` is true. Files deleted meanwhile are
 * skipped.
 */
function firstIn(folder: string, is: (found: Stats) => boolean): string | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return undefined
  if (is(found)) return folder
  if (!found.isDirectory()) return undefined
  try {
    for (const name of readdirSync(folder)) {
      const inner = firstIn(path.join(folder, name), is)
      if (inner !== undefined) return inner
    }
  } catch {
    // It was deleted, or cannot be read, which its mode shows.
  }
  return undefined
}
