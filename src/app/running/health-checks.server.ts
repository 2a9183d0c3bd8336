import type { FastifyInstance } from 'fastify'
import { BackupScheduler } from '../../features/backups/backup-scheduler.server.ts'
import { watchArchive } from '../../kernel/server/archive/archive-watch.ts'
import type { Alerts } from '../../kernel/server/process/alerts.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import { Damage } from '../../kernel/server/http/watching/damage.ts'
import type { Database } from '../../kernel/server/database/connection/open.ts'
import { diskUnder } from '../doctor/disk-under.server.ts'
import { watchCertificate } from './certificate-watch.server.ts'
import { DueWatch } from './due-watch.server.ts'
import { watchState } from './state-watch.server.ts'
import { MoneyWatch } from './money-watch.server.ts'

/** Starts the health checks, which set alerts for superusers, and the backups. */
export function healthChecks(
  server: FastifyInstance,
  database: Database,
  config: Config & { keepsDiskReserve: boolean },
  alerts: Alerts,
) {
  const { backups, tls, keepsDiskReserve } = config
  const { pool, connection, dataDir } = database
  const log = (line: string) => server.log.warn(line)
  const money = new MoneyWatch(pool, alerts)
  const due = new DueWatch(pool)
  const damage = new Damage(server, pool, alerts)
  const disk = diskUnder(database, alerts, { keepsDiskReserve, log })
  const unwatchArchive = backups && dataDir ? watchArchive(dataDir, alerts) : () => {}
  const unwatchCertificate = tls ? watchCertificate(tls.cert, alerts, log) : () => {}
  const unwatchState = watchState(pool, config, alerts)
  const scheduler = backups && new BackupScheduler({ pool, connection, settings: backups, log })
  return {
    damage,
    disk,
    scheduler,
    async start(): Promise<void> {
      scheduler?.start()
      await disk?.start()
    },
    async close(): Promise<void> {
      await scheduler?.close()
      await money.close()
      await due.close()
      damage.close()
      unwatchArchive()
      unwatchCertificate()
      unwatchState()
      disk?.close()
    },
  }
}
