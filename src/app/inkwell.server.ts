import path from 'node:path'
import { backupIsOverdue, backupRoutes } from '../features/backups/backups.server.ts'

import { openAuth } from '../features/people/sign-in/auth.server.ts'
import { peopleRoutes } from '../features/people/people.server.ts'
import { rateVisibleTo } from '../features/money/receive-money/visible-rate.server.ts'
import { waitingToReconcile } from '../features/money/reconcile/reconcile.server.ts'
import { history, historyResource } from '../features/settings/history/history.contract.ts'
import { unreadNotifications } from '../features/desk/notifications/notifications.server.ts'
import { issuerNow } from '../features/settings/settings.server.ts'
import type { Resource } from '../kernel/contract/access.ts'
import type { Endpoint } from '../kernel/contract/endpoint.ts'
import { Alerts } from '../kernel/server/process/alerts.ts'
import { alertRoutes } from '../kernel/server/http/watching/alerts.ts'
import type { Config } from '../kernel/server/process/config.ts'
import { databaseOfPackage } from '../kernel/server/database/upgrade/migrate.ts'
import { NewerDatabase } from '../kernel/server/live/newer-database.ts'
import type { Database } from '../kernel/server/database/connection/open.ts'
import { queryable } from '../kernel/server/database/query.ts'
import { Searches } from '../kernel/server/database/searches.ts'
import { SilentConnections } from '../kernel/server/database/connection/silent-connections.ts'
import { historyRoutes } from '../kernel/server/records/history/history.ts'
import { createServer } from '../kernel/server/http/create-server.ts'
import { serveDocs } from '../kernel/server/http/description/docs.ts'
import { serveHealth } from '../kernel/server/http/watching/health.ts'
import { visibleChanges } from '../kernel/server/http/visible-changes.ts'
import { serveImages } from '../kernel/server/http/images.ts'
import { liveEndpoint, serveLiveStream } from '../kernel/server/http/live-stream.ts'
import { type AskAll, serveMetrics } from '../kernel/server/http/watching/metrics.ts'
import { secondsLeft } from '../kernel/server/http/connections/certificate-end.ts'
import { mounter } from '../kernel/server/http/mount.ts'
import { serveWebApp } from '../kernel/server/http/web-app.ts'
import { QueryCache } from '../kernel/server/lists/query-cache.ts'
import type { Kernel } from '../kernel/server/kernel.ts'
import { languageRoutes } from '../kernel/server/http/languages.ts'
import { Live } from '../kernel/server/live/live.ts'
import { bulkRoutes } from '../kernel/server/bulk/bulk-routes.ts'
import { createPdfRenderer } from '../kernel/server/pdf/renderer.ts'
import { createPictureReader } from '../kernel/server/picture-reader/picture-reader.ts'
import { recordSearchRoutes } from '../kernel/server/records/record-search.ts'
import { SecurityLog } from '../kernel/server/security/security-log.ts'
import { ImportsUnderWay } from '../kernel/server/spreadsheet-import/import-progress.ts'
import { RowPolicies } from '../kernel/server/rights/row-policy.ts'
import { packageRoot } from '../parts/program/package-root.ts'
import { archiveAgeIn, withoutBackup } from './doctor/backup-age.server.ts'
import { allRecords, entities, features, resources } from './features.server.ts'
import { healthChecks } from './running/health-checks.server.ts'

export interface Inkwell {
  /** The address that it listens on, such as `http://127.0.0.1:3000`. */
  address: string
  endpoints: readonly Endpoint[]
  resources: readonly Resource[]
  /** Completes pending requests, then closes everything but the database. */
  close(): Promise<void>
}

/**
 * Assembles the program on a migrated database and starts listening. `askAll` returns the metrics of all processes if
 * there are several.
 */
export async function openInkwell(database: Database, config: Config, askAll?: AskAll): Promise<Inkwell> {
  const { pool, connection, dataDir } = database
  const db = queryable(pool)
  const server = await createServer(config)
  const warn = (line: string) => server.log.warn(line)

  const live = new Live(connection, warn)
  const newer = new NewerDatabase(pool, live, await databaseOfPackage(), warn)
  const searches = new Searches(connection)
  const silent = new SilentConnections([pool, searches.pool])
  live.on('silence', (ms) => silent.cut(ms))
  const queryCache = new QueryCache(live)
  const log = new SecurityLog(pool, (error) => server.log.error(error, 'The security log was not written.'))
  const pdf = createPdfRenderer({ queueLimit: 100, timeLimitMs: 20_000, recycleAfter: 3000 })
  const pictures = createPictureReader()

  const auth = await openAuth(database, config, live)
  const { authorization, matrix } = auth
  const secret = auth.keys.installation
  const policies = new RowPolicies(
    authorization.may,
    features.flatMap(({ rows }) => rows?.(authorization.may) ?? []),
  )
  const routes = mounter(server, {
    log,
    pool,
    searches,
    authorization,
    afterWrite: () => queryCache.drop(),
    policies,
    pictures,
    secret,
  })
  const kernel: Kernel = {
    log,
    routes,
    pool,
    live,
    queryCache,
    lists: new Map(),
    papers: new Map(),
    pdf,
    pictures,
    imports: new ImportsUnderWay(live),
    secret,
    policies,
    may: authorization.may,
    personNow: authorization.now,
    assertConfirmed: authorization.assertConfirmed,
    issuer: () => issuerNow(db),
  }
  const alerts = new Alerts()
  alertRoutes(routes, alerts)
  const installation = healthChecks(server, database, { ...config, keepsDiskReserve: !askAll }, alerts)

  serveHealth(server, pool, live, newer)
  serveImages(routes)
  languageRoutes(routes)
  peopleRoutes(kernel, auth, {
    resources,
    alarm: (asked) => backupIsOverdue(asked, config.backups !== undefined),
    rate: rateVisibleTo(authorization.may),
    moneyWaiting: (actor, asked) => waitingToReconcile(kernel, actor, asked),
    unread: (actor, asked) => unreadNotifications(kernel, allRecords, actor, asked),
    concerns: alerts,
  })
  for (const { mount } of features) mount?.(kernel)
  bulkRoutes(
    kernel,
    features.flatMap(({ bulk }) => bulk ?? []),
  )
  backupRoutes(
    kernel,
    installation.scheduler &&
      config.backups && {
        settings: config.backups,
        scheduler: installation.scheduler,
        ...(!config.databaseUrl && { dataDir: config.dataDir }),
      },
  )
  const refreshers = Object.fromEntries(
    features.flatMap(({ entity, refreshRestored }) =>
      entity && refreshRestored ? [[entity.name, refreshRestored(authorization.may)]] : [],
    ),
  )
  const notedBack = Object.fromEntries(
    features.flatMap(({ entity, notedBack: kind }) => (entity && kind ? [[entity.name, kind]] : [])),
  )
  historyRoutes(kernel, history, { entities, seeAll: historyResource, followers: refreshers, notedBack })
  recordSearchRoutes(
    kernel,
    features.flatMap(({ finds }) => finds ?? []),
  )

  const visibleChange = visibleChanges({ endpoints: routes.endpoints, entities, authorization, policies, db })
  const streams = serveLiveStream(server, live, authorization, visibleChange)
  serveMetrics(server, config.metricsToken, {
    pool,
    searches,
    live,
    streams,
    disk: installation.disk,
    damage: installation.damage,
    newer,
    log,
    concerns: alerts,
    backupAge: () => withoutBackup(pool, config),
    archiveAge: () => archiveAgeIn(dataDir),
    certificateLeft: async () => secondsLeft(config.tls),
    askAll,
  })
  await serveDocs(server, [...routes.endpoints, liveEndpoint])
  await serveWebApp(server, path.join(packageRoot, 'dist/client'))

  async function close(): Promise<void> {
    await server.close()
    await log.close()
    await installation.close()
    newer.close()
    await pdf.close()
    await pictures.close()
    live.close()
    silent.close()
    await searches.close()
  }
  try {
    await matrix.load()
    await live.start()
    await installation.start()
    const address = await server.listen({ port: config.port, host: config.host })
    return { address, endpoints: routes.endpoints, resources, close }
  } catch (error) {
    // Otherwise the database listeners would wait for the database to return.
    await close()
    throw error
  }
}
