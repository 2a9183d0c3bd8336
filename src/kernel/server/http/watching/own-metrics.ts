import type pg from 'pg'
import { Counter, Gauge, type GaugeConfiguration, type Registry } from 'prom-client'
import type { Damage } from './damage.ts'
import type { Searches } from '../../database/searches.ts'
import { writesOn } from '../../database/writes.ts'
import type { NewerDatabase } from '../../live/newer-database.ts'
import type { Alerts } from '../../process/alerts.ts'
import type { Disk } from '../../process/disk.ts'
import type { Live } from '../../live/live.ts'
import type { SecurityLog } from '../../security/security-log.ts'

export interface Watched {
  pool: pg.Pool
  searches: Searches
  live: Live
  /** The number of open live streams. */
  streams(): number
  disk: Disk | undefined
  damage: Damage
  newer: Pick<NewerDatabase, 'reason'>
  log: Pick<SecurityLog, 'lost'>
  /** The alerts for superusers. */
  concerns: Pick<Alerts, 'names'>
  /** The age in seconds of the newest verified backup or, without one, of the database; undefined if none is due. */
  backupAge(): Promise<number | undefined>
  /** For how many seconds the WAL has not been archived; undefined if it is not archived. */
  archiveAge(): Promise<number | undefined>
  /** Seconds until the certificate expires; undefined if Inkwell itself does not serve https. */
  certificateLeft(): Promise<number | undefined>
}

/** Registers Inkwell's own metrics, besides those of requests: connections, writes, received changes, the disk. */
export function addOwnMetrics(
  registry: Registry,
  {
    pool,
    searches,
    live,
    streams,
    disk,
    damage,
    newer,
    log,
    concerns: alerts,
    backupAge,
    archiveAge,
    certificateLeft,
  }: Watched,
): void {
  const pools = { all: pool, searches: searches.pool }
  gauge(registry, {
    name: 'inkwell_pool_connections',
    help: 'Connections to the database, by pool and by whether they are taken.',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [name, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'taken' }, totalCount - idleCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
      }
    },
  })
  gauge(registry, {
    name: 'inkwell_pool_waiting',
    help: 'Requests that wait for a connection to the database.',
    labelNames: ['pool'],
    collect() {
      for (const [name, { waitingCount }] of Object.entries(pools)) this.set({ pool: name }, waitingCount)
    },
  })
  gauge(registry, {
    name: 'inkwell_writes',
    help: 'Writes that hold a connection, wait for one, and whose commit the database has not confirmed in 15 seconds.',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(writesOn(pool).now())) this.set({ state }, count)
    },
  })
  gauge(registry, {
    name: 'inkwell_writes_refused',
    help: '1 while nothing may be written, since the disk is full.',
    aggregator: 'max',
    collect() {
      this.set(writesOn(pool).refusal === null ? 0 : 1)
    },
  })
  gauge(registry, {
    name: 'inkwell_database_damaged',
    help: '1 while a page or an index of the database is known that cannot be read.',
    aggregator: 'max',
    collect() {
      this.set(damage.isKnown ? 1 : 0)
    },
  })
  gauge(registry, {
    name: 'inkwell_damage_found',
    help: 'How often PostgreSQL met a damaged page since it began to count or all was read again by npm run reindex.',
    aggregator: 'max',
    collect() {
      this.set(damage.found)
    },
  })
  gauge(registry, {
    name: 'inkwell_outdated',
    help: '1 once a newer Inkwell has changed the tables, so that this node serves nobody.',
    aggregator: 'max',
    collect() {
      this.set(newer.reason === null ? 0 : 1)
    },
  })
  gauge(registry, {
    name: 'inkwell_live_listening',
    help: '1 while changes made elsewhere are heard.',
    aggregator: 'min',
    collect() {
      this.set(live.isListening ? 1 : 0)
    },
  })
  const gaps = new Counter({
    name: 'inkwell_live_gaps_total',
    help: 'How often changes may have been missed.',
    registers: [registry],
  })
  live.on('gap', () => !live.isListening && gaps.inc())
  gauge(registry, {
    name: 'inkwell_live_streams',
    help: 'Browsers that follow the changes.',
    collect() {
      this.set(streams())
    },
  })
  registry.registerMetric(
    new Counter({
      name: 'inkwell_security_log_lost_total',
      help: 'Entries of the security log that could not be written.',
      registers: [],
      collect() {
        this.reset()
        this.inc(log.lost)
      },
    }),
  )
  gauge(registry, {
    name: 'inkwell_alert',
    help: '1 for each active alert, by kind; absent when there is none.',
    labelNames: ['alert'],
    aggregator: 'max',
    collect() {
      this.reset()
      for (const alert of alerts.names()) this.set({ alert }, 1)
    },
  })
  addAge(registry, backupAge, {
    name: 'inkwell_backup_age_seconds',
    help: 'Age of the newest backup that was read again, or of the database where there is none; not there where BACKUP_DIR is off and there is none.',
    status: 'verified',
  })
  addAge(registry, archiveAge, {
    name: 'inkwell_archive_age_seconds',
    help: 'For how long the log of the embedded database has not been archived; not there where it is not.',
    status: 'archived',
  })
  addAge(registry, certificateLeft, {
    name: 'inkwell_certificate_seconds',
    help: 'How long the certificate of https is still valid; not there where Inkwell serves no https itself.',
    status: 'served',
  })
  if (disk) addDisk(registry, disk)
}

/** A gauge of seconds that are not always known; with one label, its series can be absent. */
function addAge(
  registry: Registry,
  age: () => Promise<number | undefined>,
  { name, help, status }: { name: string; help: string; status: string },
): void {
  gauge(registry, {
    name,
    help,
    labelNames: ['status'],
    aggregator: 'max',
    async collect() {
      const seconds = await age().catch(() => undefined)
      if (seconds === undefined) this.reset()
      else this.set({ status }, seconds)
    },
  })
}

function addDisk(registry: Registry, disk: Disk): void {
  gauge(registry, {
    name: 'inkwell_disk_bytes',
    help: 'The disk under the embedded database.',
    labelNames: ['state'],
    aggregator: 'max',
    collect() {
      if (!disk.space) return
      this.set({ state: 'free' }, disk.space.freeBytes)
      this.set({ state: 'all' }, disk.space.allBytes)
    },
  })
}

/** A gauge that is read whenever the metrics are requested. */
function gauge<T extends string>(registry: Registry, asked: GaugeConfiguration<T>): Gauge<T> {
  return new Gauge({ ...asked, registers: [registry] })
}
