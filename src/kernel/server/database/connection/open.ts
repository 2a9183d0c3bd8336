import pg from 'pg'
import { StartError } from '../../../../parts/program/start-error.ts'
import { type EmbeddedConnection, startEmbedded } from '../../../../parts/embedded-postgres/start.ts'
import { missingSessionFeature } from './pooler.ts'
import { detectCopy } from '../identity/instance.ts'
import { types } from './type-parsers.ts'

const oldestVersion = 15
const poolSize = 20
/** The connections of its pool, its searches and its listener, and some for administrators. */
export const connectionsOfNode = 30
const embeddedConnections = 60
const connectMs = 4000
/** Shorter than the timeout of an idle transaction: writes that wait for the locks of a lost node are refused earlier. */
const lockMs = 10_000

/** Which database a node opens, and how. */
export interface DatabaseSettings {
  /** The folder of the embedded server. */
  dataDir: string
  /** The address of another server, used instead of the embedded one. */
  databaseUrl?: string
  /** The number of nodes that share the embedded server's connections; 1 if omitted. */
  workers?: number
}

export interface Database {
  pool: pg.Pool
  /** The configuration for a separate client, such as one that listens. */
  connection: pg.ClientConfig
  /** The data folder of the embedded server; absent with DATABASE_URL. */
  dataDir?: string
  /** How other processes of Inkwell connect to the embedded server. */
  embedded?: EmbeddedConnection
  /** The superuser of the embedded server, for work on the whole cluster. */
  superuserConnection?: pg.ClientConfig
  /** Closes the pool, and stops the embedded server. */
  close(): Promise<void>
}

/**
 * Sessions use UTC and ISO dates, notice lost connections, end long statements and idle transactions, and use no JIT
 * compilation, which costs more than it gains for queries of a few milliseconds.
 */
const session: pg.ClientConfig = {
  types,
  application_name: 'inkwell',
  statement_timeout: 30_000,
  // After this time, the locks of a disconnected node are released.
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/**
 * Statements of the pool, and those within functions, keep their plans, whatever the values: PostgreSQL would plan many
 * of them each time, which takes longer than running them. Searches have connections of their own.
 */
const keepingPlans = '-c plan_cache_mode=force_generic_plan'
const sessionOptions =
  '-c TimeZone=UTC -c DateStyle=ISO,YMD -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c jit=off'

/**
 * Opens the configured database: the server at DATABASE_URL, otherwise the embedded one. Throws a StartError if it
 * cannot be reached or is not suitable.
 */
export async function openDatabase(
  config: DatabaseSettings,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Database> {
  if (config.databaseUrl) {
    const connection = connectionTo(config.databaseUrl)
    await checkServer(connection, config.databaseUrl, log)
    await detectCopyOf(connection, config, log)
    return openPool(connection, log)
  }
  const server = await startEmbedded(config.dataDir, log, {
    max_connections: String(embeddedConnections + connectionsOfNode * ((config.workers ?? 1) - 1)),
  })
  try {
    await detectCopyOf(connectionTo(server.connection), config, log)
  } catch (error) {
    await server.stop()
    throw error
  }
  const database = openPool(connectionTo(server.connection), log)
  return {
    ...database,
    dataDir: config.dataDir,
    embedded: server.connection,
    superuserConnection: connectionTo({ ...server.superuserConnection }),
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

/** Records the place of the database; in a new place, it becomes another instance. */
export async function detectCopyOf(
  connection: pg.ClientConfig,
  { dataDir, databaseUrl }: DatabaseSettings,
  log: (line: string) => void,
): Promise<void> {
  await detectCopy(connection, databaseUrl ? { address: placeOf(databaseUrl) } : { dataDir }, log)
}

/** Connects to a database that another process of Inkwell has opened and manages. */
export function joinDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  embedded: EmbeddedConnection | undefined,
  log: (line: string) => void,
): Database {
  if (embedded) return { ...openPool(connectionTo({ ...embedded }), log), dataDir }
  if (!databaseUrl) throw new Error('There is no database to join')
  return openPool(connectionTo(databaseUrl), log)
}

/** A client configuration with Inkwell's session settings, for an address or for its parts. */
export function connectionTo(server: string | pg.ClientConfig): pg.ClientConfig {
  if (typeof server !== 'string') return { ...session, options: sessionOptions, ...server }
  return withOptions({ ...session, connectionString: server }, sessionOptions)
}

/** The configuration with further session settings. Options in an address override the separate ones. */
function withOptions(connection: pg.ClientConfig, more: string): pg.ClientConfig {
  const { connectionString, options } = connection
  if (connectionString === undefined) return { ...connection, options: [options, more].join(' ') }
  const url = new URL(connectionString)
  url.searchParams.set('options', [url.searchParams.get('options'), more].filter(Boolean).join(' '))
  return { ...connection, connectionString: url.href }
}

/** A new connection is made quickly or not at all; only the wait for a free connection may take longer. */
class FastConnectingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}

function openPool(connection: pg.ClientConfig, log: (line: string) => void): Database {
  const pool = new pg.Pool({
    ...withOptions(connection, keepingPlans),
    max: poolSize,
    lock_timeout: lockMs,
    Client: FastConnectingClient,
  })
  let closing = false
  // Without a listener, an idle connection that breaks would end the process. While the pool closes, the server may
  // disconnect first, which is not logged.
  pool.on('error', (error) => closing || log(`An idle database connection broke: ${error.message}`))
  // A connection that breaks within a transaction would end the process too, since the pool listens to idle ones only.
  // The error needs no handling here: the next query of the transaction fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    pool,
    connection,
    close: () => {
      closing = true
      return pool.end()
    },
  }
}

/** Throws a StartError if the server at DATABASE_URL cannot be reached or is not suitable; `log` receives warnings. */
export async function checkServer(
  connection: pg.ClientConfig,
  address: string,
  log: (line: string) => void,
): Promise<void> {
  let client: pg.Client | undefined
  try {
    // Inside `try`: throws if the address names a missing certificate.
    client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{
      version: string
      number: number
      encoding: string
      character_type: string
      is_standby: boolean
    }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding, datctype as character_type,
        pg_is_in_recovery() as is_standby
      from pg_database where datname = current_database()`,
    )
    const [server] = rows
    if (!server || server.number < oldestVersion * 10_000) {
      throw new StartError(
        `DATABASE_URL: PostgreSQL ${oldestVersion} or later is needed, but ${placeOf(address)} runs ${server?.version}.`,
      )
    }
    if (server.encoding !== 'UTF8') {
      throw new StartError(
        `DATABASE_URL: the database must be encoded in UTF8, but ${placeOf(address)} is in ${server.encoding}.`,
      )
    }
    if (server.is_standby) {
      throw new StartError(
        `DATABASE_URL: ${placeOf(address)} is a standby, which cannot be written; name the primary.`,
      )
    }
    const lost = await missingSessionFeature(connection)
    if (lost) {
      throw new StartError(
        `DATABASE_URL: ${placeOf(address)} is a pooler in transaction mode, where ${lost} do not last; ` +
          'use its session mode, or name the server itself.',
      )
    }
    if (['C', 'POSIX'].includes(server.character_type)) {
      log(
        `DATABASE_URL: searches for Arabic and Kurdish words will be slow, since LC_CTYPE of ${placeOf(address)} is ` +
          `${server.character_type}; create the database with LC_CTYPE 'C.UTF-8'.`,
      )
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`DATABASE_URL: ${placeOf(address)} cannot be reached (${reason(error)}).`)
  } finally {
    await client?.end().catch(() => {})
  }
}

/** The address without its secrets. */
function placeOf(address: string): string {
  const url = new URL(address)
  const host = url.hostname || url.searchParams.get('host') || 'localhost'
  return `${host}:${url.port || 5432}${url.pathname}`
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
