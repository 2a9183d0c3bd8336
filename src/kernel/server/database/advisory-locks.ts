import sql, { type Sql } from 'sql-template-tag'

/**
 * The number of every advisory lock, each its own, so that nobody waits for somebody who does something else. SQL writes
 * them out; a test compares what the functions of the database lock with what stands here.
 */
export const advisoryLocks = {
  /** Nodes that start bring the database up to date one after another. */
  migrations: 7_465_823_190,
  /** Entries of the security log come one after another: `watch.chain()`, which nobody may change any more. */
  securityLog: 7_465_823_191,
  /** One node makes backups. */
  backups: 7_465_823_192,
  /** Whoever writes in the books shares them, and whoever closes them has them alone. */
  books: 7_465_823_193,
} as const

// Locks of two numbers are never those of one. The first says what is locked: these are below all keys of tables.
const imports = 1
const signIns = 2
const notices = 3
const made = 4

/** Imports into one table come one after another. */
export function importsInto(table: string): Sql {
  return sql`${imports}::integer, hashtext(${table})`
}

/** Tries to sign in that are counted together; to be asked for in the order of the second number. */
export function triesOf(counted: readonly string[]): Sql {
  return sql`(select distinct ${signIns}::integer as kind, hashtext(text) as one
    from unnest(${counted}::text[]) as text order by one)`
}

/** What a user may make only so much of comes one after another. */
export function madeBy(user: number, what: string): Sql {
  return sql`${made}::integer, hashtext(${`${user} ${what}`})`
}

/** What somebody is told about a record comes in turn; `notify_person()` writes it out. */
export function notificationTo(person: number, resource: string, record: number): Sql {
  return sql`${notices}::integer, hashtext(${`${person} ${resource} ${record}`})`
}
