import { rm } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { instantAt, shownAt } from '../../src/kernel/contract/values/wall-clock.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { restoreUntil } from '../../src/app/commands/restore-until.server.ts'
import { type ArchivedServer, startArchived } from '../../src/app/testing/archive/archived-server.ts'

const zone = 'Asia/Baghdad'
const quiet = { print() {}, progress() {} }

/** Runs `npm run restore -- --until` on an archive in this process. */
export async function restoreHere(
  folder: string,
  until: string,
  into: string,
  passphrase?: string,
): Promise<void> {
  const variables = {
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_DIR: path.join(folder, 'backups'),
    ...(passphrase && { BACKUP_PASSPHRASE: passphrase }),
  }
  const before = { ...process.env }
  Object.assign(process.env, variables)
  try {
    await restoreUntil(until, { into }, quiet)
  } finally {
    process.env = before
  }
}

/**
 * Writes for some seconds, then recovers to some of those times: each must contain every write acknowledged before, and
 * none begun afterwards. Returns how many were recovered.
 */
export async function recoverToSeconds(folder: string, seconds: number, tried: number): Promise<number> {
  const dataDir = path.join(folder, 'data')
  const server = await startArchived(dataDir, 'the passphrase of the drill')
  const written: { code: string; begun: number; acknowledged: number }[] = []
  try {
    await migrate(server.pool)
    await server.archiver.archiveWithBaseBackup()
    const start = Date.now()
    for (let number = 0; Date.now() - start < seconds * 1000; number++) {
      const begun = Date.now()
      await server.add(`second ${number}`)
      written.push({ code: `second ${number}`, begun, acknowledged: Date.now() })
      if (number % 40 === 0) await server.archiver.archiveNow()
      await sleep(20)
    }
    await server.archiver.archiveNow()
  } finally {
    await server.stop()
  }
  const first = Math.ceil((written[0]?.acknowledged ?? 0) / 1000)
  const last = Math.floor((written.at(-1)?.begun ?? 0) / 1000)
  for (let turn = 0; turn < tried; turn++) {
    const until = Math.round(first + ((last - first) * turn) / Math.max(tried - 1, 1)) * 1000
    const text = shownAt(until, zone)
    if (instantAt(text, zone) !== until) throw new Error(`${text} is not read as it is shown`)
    const into = path.join(folder, `until-${until}`)
    await restoreHere(folder, text, into, 'the passphrase of the drill')
    const found = new Set(await customersIn(into))
    const lost = written.filter(({ code, acknowledged }) => acknowledged < until && !found.has(code))
    const early = written.filter(({ code, begun }) => begun > until && found.has(code))
    if (lost.length + early.length > 0)
      throw new Error(
        `${text} came back without ${lost.length} writes of before and with ${early.length} of later`,
      )
    await rm(into, { recursive: true })
  }
  return tried
}

/** The customer codes in a data folder. */
export async function customersIn(dataDir: string): Promise<string[]> {
  let server: ArchivedServer | undefined
  try {
    server = await startArchived(dataDir)
    const customers = await server.customers()
    if (isDeepStrictEqual(customers, [])) throw new Error(`${dataDir} holds no customers`)
    return customers
  } finally {
    await server?.stop()
  }
}
