import sql, { type Sql } from 'sql-template-tag'

/**
 * The keys of all advisory locks, each different, so that unrelated work never waits. SQL contains them as numbers; a
 * test compares the locks of the database's functions with this list.
 */
export const advisoryLocks = {
  /** Nodes that start upgrade the database one after another. */
  migrations: 7_465_823_190,
  /** Security log entries are written one after another: `watch.chain()`, which can no longer be changed. */
  securityLog: 7_465_823_191,
  /** Only one node makes backups. */
  backups: 7_465_823_192,
  /** Shared by transactions that write to the ledger; exclusive while the ledger is closed through a day. */
  books: 7_465_823_193,
} as const

// A lock with two numbers never equals one with a single number. The first is the kind, below the keys of all tables.
const imports = 1
const signIns = 2
const notices = 3
const made = 4

/** Imports into one table run one after another. */
export function importsInto(table: string): Sql {
  return sql`${imports}::integer, hashtext(${table})`
}

/** Sign-in attempts that are counted together; must be locked in the order of the second number. */
export function signInLocks(counted: readonly string[]): Sql {
  return sql`(select distinct ${signIns}::integer as kind, hashtext(text) as one
    from unnest(${counted}::text[]) as text order by one)`
}

/** Records of which a user may have a limited number are created one after another. */
export function madeBy(user: number, what: string): Sql {
  return sql`${made}::integer, hashtext(${`${user} ${what}`})`
}

/** Notifications to a user about one record come one after another; `notify_person()` has the same numbers. */
export function notificationTo(person: number, resource: string, record: number): Sql {
  return sql`${notices}::integer, hashtext(${`${person} ${resource} ${record}`})`
}
