import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import { shownAt } from '../../../kernel/contract/values/wall-clock.ts'
import { archiveIn } from '../../../kernel/server/archive/timelines/timelines.ts'
import { restoreUntil } from '../../commands/restore-until.server.ts'

/** Returns the archive of the data folder `data`, beside the folder `backups`. */
export function archiveBeside(folder: string, passphrase: string) {
  const dataDir = path.join(folder, 'data')
  const backups = path.join(folder, 'backups')
  const timelines = () => readdirSync(archiveIn(backups)).map((name) => path.join(archiveIn(backups), name))
  const files = (timeline = timelines()[0] ?? '') => readdirSync(timeline).toSorted()
  return {
    dataDir,
    backups,
    timelines,
    files,
    /** Without the files that only record that nothing was written. */
    segments: () => files().filter((name) => !name.startsWith('quiet-')),
    /** Runs `npm run restore -- --until`. Returns its output. */
    async restore(until: string, into?: string): Promise<string[]> {
      const env = { DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_PASSPHRASE: passphrase }
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
      const printed: string[] = []
      try {
        await restoreUntil(until, { into }, { print: (line) => printed.push(line), progress: () => {} })
      } finally {
        vi.unstubAllEnvs()
      }
      return printed
    },
  }
}

/** Waits for the end of the current second, and returns it. */
export async function secondIsOver(): Promise<string> {
  const end = Math.ceil(Date.now() / 1000) * 1000
  await sleep(end + 20 - Date.now())
  return shownAt(end, 'Asia/Baghdad')
}
