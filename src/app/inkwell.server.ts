import path from 'node:path'
import { type Db, queryable } from '../kernel/server/database/query.ts'
import { tablesBehindViews } from '../kernel/server/database/tables-read.ts'
import type { Actor, Resource } from '../kernel/contract/access.ts'
import type { Endpoint } from '../kernel/contract/endpoint.ts'
import type { Config } from '../kernel/server/config.ts'
import type { Database } from '../kernel/server/database/open.ts'
import { Damage } from '../kernel/server/database/damage.ts'
import { databaseOfPackage } from '../kernel/server/database/migrate.ts'
import { NewerDatabase } from '../kernel/server/database/newer-database.ts'
import { Searches } from '../kernel/server/database/searches.ts'
import { SilentConnections } from '../kernel/server/database/silent-connections.ts'
import { languageRoutes } from '../kernel/server/languages.ts'
import { Concerns } from '../kernel/server/concerns.ts'
import { recordSearchRoutes } from '../kernel/server/record-search.ts'
import { historyRoutes } from '../kernel/server/history.ts'
import { createServer } from '../kernel/server/http/create-server.ts'
import { serveDocs } from '../kernel/server/http/docs.ts'
import { serveHealth } from '../kernel/server/http/health.ts'
import { serveImages } from '../kernel/server/http/images.ts'
import { heardChanges } from '../kernel/server/http/heard-changes.ts'
import { liveEndpoint, serveLiveStream } from '../kernel/server/http/live-stream.ts'
import type { BackupSettings } from '../kernel/server/backup/backup-settings.ts'
import { type AskAll, serveMetrics } from '../kernel/server/http/metrics.ts'
import { mounter } from '../kernel/server/http/mount.ts'
import { watchArchive } from '../kernel/server/archive/archive-watch.ts'
import { serveWebApp } from '../kernel/server/http/web-app.ts'
import { KeptAnswers } from '../kernel/server/kept-answers.ts'
import type { Kernel } from '../kernel/server/kernel.ts'
import { Live } from '../kernel/server/live.ts'
import { createPictureReader } from '../kernel/server/picture-reader/picture-reader.ts'
import { packageRoot } from '../parts/program/package-root.ts'
import { ImportsUnderWay } from '../kernel/server/sheet-import/import-progress.ts'
import { SecurityLog } from '../kernel/server/security-log.ts'
import { Sights } from '../kernel/server/sight.ts'
import { createPdfRenderer } from '../kernel/server/pdf/renderer.ts'
import { transferRows } from '../features/account-transfers/own-boxes.server.ts'
import { boxRows } from '../features/bank-accounts/own-box.server.ts'
import { closingRows } from '../features/cash-closing/own-closings.server.ts'
import { receiptRows } from '../features/receipt-voucher/own-receipts.server.ts'
import { BackupKeeper } from '../features/backups/backup-keeper.server.ts'
import { backupIsOverdue, backupRoutes } from '../features/backups/backups.server.ts'
import { dashboardRoutes } from '../features/dashboard/dashboard.server.ts'
import { reportRows } from '../features/employee-reports/employee-reports.server.ts'
import { exchangeRate } from '../features/exchange-rates/exchange-rates.contract.ts'
import { rateToday } from '../features/exchange-rates/exchange-rates.server.ts'
import { creditNote } from '../features/credit-notes/credit-notes.contract.ts'
import { customer } from '../features/customers/customers.contract.ts'
import { followInvoiceSince } from '../features/invoice-tracker/follow-invoice.server.ts'
import { invoiceTracker } from '../features/invoice-tracker/invoice-tracker.contract.ts'
import { invoice } from '../features/invoices/invoices.contract.ts'
import { draftName } from '../features/invoices/invoices.server.ts'
import { accountNoticeRoutes } from '../features/people/account-notices.server.ts'
import { Keys } from '../features/people/keys.server.ts'
import { changePasswordRoutes } from '../features/people/change-password.server.ts'
import { eraseRoute } from '../features/people/erase/erase.server.ts'
import { confirmPasswordRoute } from '../features/people/factors/confirm-password.server.ts'
import { factorRoutes } from '../features/people/factors/factor-routes.server.ts'
import { passkeyRoutes } from '../features/people/factors/passkey-routes.server.ts'
import { factorRuleRoutes } from '../features/people/factors/factor-rules.server.ts'
import { securityLogRoutes } from '../features/people/security-log/security-log.server.ts'
import { createGate } from '../features/people/gate.server.ts'
import { hiddenColumnRoutes } from '../features/people/hidden-columns.server.ts'
import { openSessionRoutes } from '../features/people/open-sessions.server.ts'
import { permissionHistoryRoute } from '../features/people/permission-history.server.ts'
import { PermissionMatrix, permissionRoutes } from '../features/people/permissions.server.ts'
import { sessionRoutes } from '../features/people/session.server.ts'
import { userRows } from '../features/people/superuser-rules.server.ts'
import { TokenSigner } from '../features/people/tokens.server.ts'
import { product } from '../features/products/products.contract.ts'
import { paymentVoucher } from '../features/payment-voucher/payment-voucher.contract.ts'
import { refundAgain } from '../features/payment-voucher/payment-voucher.server.ts'
import { settleAgain } from '../features/receipt-voucher/receipt-voucher.server.ts'
import { receivablesRoutes } from '../features/receivables/receivables.server.ts'
import { statementRoutes } from '../features/receivables/statement.server.ts'
import { receiveMoney } from '../features/bank-accounts/receive-money-right.contract.ts'
import { receiveMoneyRoutes } from '../features/receive-money/receive-money.server.ts'
import { reconcileRoutes } from '../features/reconcile/reconcile.server.ts'
import { receiptVoucher } from '../features/receipt-voucher/receipt-voucher.contract.ts'
import { issuerNow } from '../features/settings/settings.server.ts'
import { history, historyResource } from '../features/settings/history.contract.ts'
import { archiveAgeIn, backupAge } from './backup-age.server.ts'
import { diskUnder } from './disk-under.server.ts'
import { entities, features, resources } from './features.server.ts'
import { MoneyWatch } from './money-watch.server.ts'

export interface Inkwell {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  address: string
  endpoints: readonly Endpoint[]
  resources: readonly Resource[]
  /** Lets the requests in flight end, then closes everything but the database. */
  close(): Promise<void>
}

/** What a record that comes back follows. */
const followersFor = ({ may }: Pick<Kernel, 'may'>) => ({
  [receiptVoucher.name]: settleAgain(may),
  [paymentVoucher.name]: refundAgain(may),
  [invoiceTracker.name]: followInvoiceSince,
})

const keeperOf = ({ pool, connection }: Database, settings: BackupSettings, log: (line: string) => void) =>
  new BackupKeeper({ pool, connection, settings, log })

const embeddedIn = ({ databaseUrl, dataDir }: Config) => (databaseUrl ? {} : { dataDir })

/**
 * Puts the product together on a migrated database and lets it listen. `askAll` gives the metrics of all processes
 * where there are several.
 */
export async function openInkwell(database: Database, config: Config, askAll?: AskAll): Promise<Inkwell> {
  const { pool } = database
  const server = await createServer(config)
  const live = new Live(database.connection, (message) => server.log.warn(message))
  const newer = new NewerDatabase(pool, live, await databaseOfPackage(), (line) => server.log.warn(line))
  const searches = new Searches(database.connection)
  const silent = new SilentConnections([pool, searches.pool])
  live.on('silence', (ms) => silent.cut(ms))
  const keys = await Keys.open(pool, config.secretKey, config.secretKeyBefore)
  keys.follow(live)
  const secret = keys.house
  const signer = new TokenSigner(keys)
  const matrix = new PermissionMatrix(queryable(pool), live)
  const gate = createGate({ db: queryable(pool), signer, keys, matrix, live })
  const kept = new KeptAnswers(live, await tablesBehindViews(queryable(pool)))
  const pdf = createPdfRenderer({ queueLimit: 100, timeLimitMs: 20_000, recycleAfter: 3000 })
  const pictures = createPictureReader()
  const sights = new Sights(gate.may, [
    userRows,
    reportRows,
    transferRows(gate.may),
    boxRows(gate.may),
    closingRows(gate.may),
    receiptRows(gate.may),
  ])
  const imports = new ImportsUnderWay(live)
  const log = new SecurityLog(pool, (error) => server.log.error(error, 'The security log was not written.'))
  const routes = mounter(server, {
    log,
    pool,
    searches,
    gate,
    kept,
    sights,
    pictures,
    secret,
  })
  const kernel = {
    log,
    routes,
    pool,
    live,
    kept,
    pdf,
    pictures,
    imports,
    secret,
    sights,
    may: gate.may,
    assertConfirmed: gate.assertConfirmed,
    issuer: () => issuerNow(queryable(pool)),
  }

  const concerns = new Concerns(routes)
  languageRoutes({ routes })
  const money = new MoneyWatch(pool, concerns)
  const damage = new Damage(server, pool, concerns)
  const disk = diskUnder(database, concerns, { keepsBallast: !askAll, log: (line) => server.log.warn(line) })
  const unwatchArchive =
    config.backups && database.dataDir ? watchArchive(database.dataDir, concerns) : () => {}
  serveHealth(server, pool, live, newer)
  serveImages(routes)
  const alarm = (db: Db) => backupIsOverdue(db, config.backups !== undefined)
  const rate = async (actor: Actor, db: Db) => {
    const mayReceive = [receiveMoney, receiptVoucher.resource].some((each) => gate.may(actor, each, 'create'))
    const mayKnow = mayReceive && gate.may(actor, exchangeRate.resource, 'view')
    return mayKnow ? await rateToday(db) : null
  }
  sessionRoutes(kernel, { signer, keys, matrix, forgetTokens: gate.forget, resources, alarm, rate, concerns })
  hiddenColumnRoutes(kernel)
  openSessionRoutes(kernel, signer, gate.forget)
  accountNoticeRoutes(kernel, signer)
  confirmPasswordRoute(kernel, signer)
  factorRoutes(kernel, keys, gate.forget)
  passkeyRoutes(kernel, keys, gate.forget)
  factorRuleRoutes(kernel, keys, gate.forget)
  securityLogRoutes(kernel)
  eraseRoute(kernel)
  changePasswordRoutes(kernel, signer, gate.forget)
  permissionRoutes(kernel, matrix, resources)
  permissionHistoryRoute(kernel, resources)
  for (const { mount } of features) mount(kernel, gate.forget)
  receiveMoneyRoutes(kernel)
  reconcileRoutes(kernel)
  statementRoutes(kernel)
  receivablesRoutes(kernel)
  dashboardRoutes(kernel)
  const keeper = config.backups && keeperOf(database, config.backups, (line) => server.log.warn(line))
  backupRoutes(
    kernel,
    keeper && config.backups && { settings: config.backups, keeper, ...embeddedIn(config) },
  )
  historyRoutes(kernel, history, { entities, seeAll: historyResource, followers: followersFor(kernel) })
  recordSearchRoutes(kernel, [
    { entity: customer, title: 'name', detail: 'code' },
    { entity: product, title: 'items', detail: 'item_code' },
    { entity: invoice, title: 'invoice_no', detail: 'customer_name', untitled: draftName },
    { entity: creditNote, title: 'credit_note_no', detail: 'customer_name' },
  ])
  const heardBy = heardChanges({ endpoints: routes.endpoints, entities, gate, sights, db: queryable(pool) })
  const streams = serveLiveStream(server, live, gate, heardBy)
  const ages = { backupAge: () => backupAge(pool), archiveAge: () => archiveAgeIn(database.dataDir) }
  const watched = { pool, searches, live, streams, disk, damage, log, ...ages }
  serveMetrics(server, config.metricsToken, { ...watched, askAll })
  await serveDocs(server, [...routes.endpoints, liveEndpoint])
  await serveWebApp(server, path.join(packageRoot, 'dist/client'))

  async function close(): Promise<void> {
    await server.close()
    await log.close()
    await keeper?.close()
    await money.close()
    damage.close()
    newer.close()
    await pdf.close()
    await pictures.close()
    live.close()
    silent.close()
    unwatchArchive()
    disk?.close()
    await searches.close()
  }
  try {
    await matrix.load()
    await live.start()
    keeper?.start()
    await disk?.start()
    const address = await server.listen({ port: config.port, host: config.host })
    return { address, endpoints: routes.endpoints, resources, close }
  } catch (error) {
    // What listens to the database would wait for it to come back.
    await close()
    throw error
  }
}
