import type { Concerns } from '../../kernel/server/process/concerns.ts'
import type { Database } from '../../kernel/server/database/connection/open.ts'
import { writesOn } from '../../kernel/server/database/writes.ts'
import { Disk } from '../../kernel/server/process/disk.ts'

/** The disk under an embedded database; what lies under a server of one's own is watched where that runs. */
export function diskUnder(
  { dataDir, pool }: Database,
  concerns: Concerns,
  { keepsBallast, log }: { keepsBallast: boolean; log(line: string): void },
): Disk | undefined {
  if (dataDir === undefined) return undefined
  return new Disk(dataDir, {
    keepsBallast,
    log,
    refuse: (reason) => (writesOn(pool).refusal = reason),
    warn: (concern) => concerns.set('disk', concern),
  })
}

/** The same for the parent of several processes, which serves nobody itself and keeps the ballast for all. */
export function ballastOf(dataDir: string, log: (line: string) => void): Disk {
  return new Disk(dataDir, { keepsBallast: true, log, refuse: () => {}, warn: () => {} })
}
