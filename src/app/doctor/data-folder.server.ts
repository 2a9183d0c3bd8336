import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'
import { missingFiles } from '../../parts/embedded-postgres/missing-files.ts'
import { clusterIn } from '../../parts/embedded-postgres/place.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'
import { writable } from './writable.server.ts'

/** PostgreSQL starts on no folder that others may write into, or that anybody but its group may read. */
const closedModes = [0o700, 0o750]

/** Whether the folder can be written, and what the embedded database needs is there. */
export async function folderOfData(dataDir: string): Promise<Finding[]> {
  return [await writable('Folder', 'DATA_DIR', dataDir), ...filesOfDatabase(dataDir)]
}

/** Whether all of it is there, and belongs to whoever runs it; nothing before its first start. */
function filesOfDatabase(dataDir: string): Finding[] {
  const place = path.join(dataDir, 'postgres')
  if (!existsSync(place)) return []
  const wrong = strangersIn(place)
  // What may not be read cannot be missed.
  if (wrong) return [bad(wrong)]
  const missing = missingFiles(clusterIn(place))
  return missing.length === 0
    ? [ok('Files: all files of the database are there, with the right owner')]
    : missing.map((each) => bad(`Files: ${each.path} is missing: ${each.remedy}`))
}

/** What belongs to somebody else than the folder, or to somebody else than whoever looks, with what puts it right. */
function strangersIn(place: string): string | undefined {
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

/** The first file below a folder, or the folder itself, of which `is` holds; those that go meanwhile are passed over. */
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
    // It went, or may not be read, of which its mode tells.
  }
  return undefined
}
