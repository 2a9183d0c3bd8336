import { open, readFile, writeFile } from 'node:fs/promises'
import type pg from 'pg'
import { excludedTables } from '../../src/features/backups/excluded-tables.server.ts'
import { restoreBackup } from '../../src/kernel/server/backup/restore-backup.ts'
import { StartError } from '../../src/parts/program/start-error.ts'

/** Positions spread over a file, its first and last ones included. */
function placesIn(length: number, count: number): number[] {
  const spread = Array.from({ length: count }, (_, place) => Math.floor((place * length) / count))
  const last = Array.from({ length: Math.min(count, 24) }, (_, place) => length - 1 - place)
  return [...new Set([...last, ...spread])].filter((place) => place >= 0 && place < length).slice(0, count)
}

async function mustBeRefused(connection: pg.ClientConfig, file: string, what: string): Promise<void> {
  try {
    await restoreBackup(connection, file, { excludedTables, passphrase: 'the passphrase of the drill' })
  } catch (error) {
    if (error instanceof StartError && !error.message.includes('\n')) return
    throw new Error(`A file with ${what} is refused, but not in one line`, { cause: error })
  }
  throw new Error(`A file with ${what} was restored`)
}

/** Restores a file truncated at `count` positions; throws if one is accepted, returns how many were refused. */
export async function refuseCuts(connection: pg.ClientConfig, file: string, count: number): Promise<number> {
  const whole = await readFile(file)
  const bad = `${file}.cut`
  const places = placesIn(whole.length, count)
  for (const place of places) {
    await writeFile(bad, whole.subarray(0, place))
    await mustBeRefused(connection, bad, `${place} of ${whole.length} bytes`)
  }
  return places.length
}

/** The same with one bit flipped. */
export async function refuseFlips(connection: pg.ClientConfig, file: string, count: number): Promise<number> {
  const whole = await readFile(file)
  const bad = `${file}.flipped`
  await writeFile(bad, whole)
  const places = placesIn(whole.length, count)
  const handle = await open(bad, 'r+')
  try {
    for (const [turn, place] of places.entries()) {
      const byte = whole.subarray(place, place + 1)
      const flipped = Buffer.from([(byte[0] ?? 0) ^ (1 << (turn % 8))])
      await handle.write(flipped, 0, 1, place)
      await mustBeRefused(connection, bad, `a flipped bit at ${place} of ${whole.length}`)
      await handle.write(byte, 0, 1, place)
    }
  } finally {
    await handle.close()
  }
  return places.length
}
