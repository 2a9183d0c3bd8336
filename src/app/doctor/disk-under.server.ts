import type { Alerts } from '../../kernel/server/process/alerts.ts'
import type { Database } from '../../kernel/server/database/connection/open.ts'
import { writesOn } from '../../kernel/server/database/writes.ts'
import { Disk } from '../../kernel/server/process/disk.ts'

/** Monitors the disk of an embedded database. An external server (DATABASE_URL) must be monitored where it runs. */
export function diskUnder(
  { dataDir, pool }: Database,
  alerts: Alerts,
  { keepsDiskReserve, log }: { keepsDiskReserve: boolean; log(line: string): void },
): Disk | undefined {
  if (dataDir === undefined) return undefined
  return new Disk(dataDir, {
    keepsDiskReserve,
    log,
    refuse: (reason) => (writesOn(pool).refusal = reason),
    warn: (alert) => alerts.set('disk', alert),
  })
}

/** The same for the parent of several workers, which serves no requests and keeps the disk reserve for all. */
export function diskReserveOf(dataDir: string, log: (line: string) => void): Disk {
  return new Disk(dataDir, { keepsDiskReserve: true, log, refuse: () => {}, warn: () => {} })
}
