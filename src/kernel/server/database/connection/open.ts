import pg from 'pg'
import type { Config } from '../../process/config.ts'
import { StartError } from '../../../../parts/program/start-error.ts'
import { type EmbeddedConnection, startEmbedded } from '../../../../parts/embedded-postgres/start.ts'
import { whatDoesNotLast } from './pooler.ts'
import { settleInstance } from '../../backup/instance.ts'
import { types } from './type-parsers.ts'

const oldestVersion = 15
const poolSize = 20
/** Those of its pool, its searches and its listening, and some to look in by. */
export const connectionsOfNode = 30
const embeddedConnections = 60
const connectMs = 4000
/** Shorter than an idle transaction lives, or those that wait for one that was cut off would outlive it in turn. */
const lockMs = 10_000

/** An open database. */
export interface Database {
  pool: pg.Pool
  /** Makes a client of one's own, such as one that listens. */
  connection: pg.ClientConfig
  /** The folder of the embedded server; absent with a server of one's own. */
  dataDir?: string
  /** How other processes of this program reach that server. */
  embedded?: EmbeddedConnection
  /** As the superuser of that server, for what keeps the whole cluster. */
  keeper?: pg.ClientConfig
  /** Closes the pool, and the embedded server with it. */
  close(): Promise<void>
}

/** Sessions speak UTC and ISO dates, either end finds out when the other is gone, and neither a statement nor an idle transaction holds things up for long. */
const session: pg.ClientConfig = {
  types,
  application_name: 'inkwell',
  statement_timeout: 30_000,
  // What a node that is cut off has locked is free again by then.
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
const sessionOptions =
  '-c TimeZone=UTC -c DateStyle=ISO,YMD -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/**
 * Opens the database of the configuration: a server of one's own by DATABASE_URL, else the embedded one.
 * Throws a StartError when it cannot be reached or does not suit.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'workers'>>,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Database> {
  if (config.databaseUrl) {
    const connection = connectionTo(config.databaseUrl)
    await checkServer(connection, config.databaseUrl, log)
    await settle(connection, config, log)
    return openPool(connection, log)
  }
  const server = await startEmbedded(config.dataDir, log, {
    max_connections: String(embeddedConnections + connectionsOfNode * ((config.workers ?? 1) - 1)),
  })
  try {
    await settle(connectionTo(server.connection), config, log)
  } catch (error) {
    await server.stop()
    throw error
  }
  const database = openPool(connectionTo(server.connection), log)
  return {
    ...database,
    dataDir: config.dataDir,
    embedded: server.connection,
    keeper: connectionTo({ ...server.keeper }),
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

/** Notes where the database lies, or that it is another instance there. */
export async function settle(
  connection: pg.ClientConfig,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: (line: string) => void,
): Promise<void> {
  await settleInstance(connection, databaseUrl ? { address: placeOf(databaseUrl) } : { dataDir }, log)
}

/** Joins a database that another process of this program has opened and looks after. */
export function joinDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  embedded: EmbeddedConnection | undefined,
  log: (line: string) => void,
): Database {
  if (embedded) return { ...openPool(connectionTo({ ...embedded }), log), dataDir }
  if (!databaseUrl) throw new Error('There is no database to join')
  return openPool(connectionTo(databaseUrl), log)
}

/** A client's configuration with the product's session settings, for an address or for parts of one. */
export function connectionTo(server: string | pg.ClientConfig): pg.ClientConfig {
  if (typeof server !== 'string') return { ...session, options: sessionOptions, ...server }
  const url = new URL(server)
  // What stands in an address wins over what stands beside it, so it must hold both.
  const options = [url.searchParams.get('options'), sessionOptions].filter(Boolean).join(' ')
  url.searchParams.set('options', options)
  return { ...session, connectionString: url.href }
}

/** A new connection is there soon or not at all; it is the wait for one that others use that may take longer. */
class SoonConnected extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}

function openPool(connection: pg.ClientConfig, log: (line: string) => void): Database {
  const pool = new pg.Pool({ ...connection, max: poolSize, lock_timeout: lockMs, Client: SoonConnected })
  let closing = false
  // Without a listener, a connection that breaks while idle would end the process. The pool's own farewell does not
  // wait for the server's, which may then be the first to hang up.
  pool.on('error', (error) => closing || log(`An idle database connection broke: ${error.message}`))
  // So would one that breaks within a transaction: the pool looks after idle ones only. Whoever uses it hears of it
  // by the next query.
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

/** Throws a StartError when a server of one's own cannot be reached or does not suit; `log` hears what is not well. */
export async function checkServer(
  connection: pg.ClientConfig,
  address: string,
  log: (line: string) => void,
): Promise<void> {
  let client: pg.Client | undefined
  try {
    // Fails by itself where the address names a certificate that is not there.
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
    const lost = await whatDoesNotLast(connection)
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

/** The address without what may be secret in it. */
function placeOf(address: string): string {
  const url = new URL(address)
  const host = url.hostname || url.searchParams.get('host') || 'localhost'
  return `${host}:${url.port || 5432}${url.pathname}`
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
