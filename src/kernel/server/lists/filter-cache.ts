import { LRUCache } from 'lru-cache'
import sql, { raw } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import type { CountedPage, Filter, PageOfKeys } from './counted-page.ts'
import type { Db, Keyed } from '../database/query.ts'
import { changesSince, isUnchanged, unchangedSince } from './changed-since.ts'
import type { Live } from '../live/live.ts'
import { shownIn } from '../database/shown-in.ts'

/** Up to this number, finding the matches of a column again is as quick as finding their changes. Searches by words are
 * cached in any case: rare words may take long, too. */
const fewMatches = 500
/** This number of keys takes 4 MB, and 30 ms of this process when they are found. */
const mostMatches = 1_000_000
const keysKept = 4_000_000
const keptForMs = 10 * 60_000
/** Other writes may come between reading a page and the changes; in the end the page is read in one statement. */
const attempts = 3

/** The keys of all records that a filter finds, ascending, at the time of a snapshot. */
interface Matches {
  keys: Int32Array
  snapshot: string
}

/** A record that has changed since the matches were found. */
interface Change extends Keyed {
  matches: boolean
}

/**
 * Caches the keys that frequent filters find. History shows which records have changed since then, and only those are
 * checked again, so a page and its count cost the same for any number of matches. The statement that reads a page
 * verifies that nothing has changed, even if this node has not been notified.
 */
export class FilterCache {
  #kept = emptyStore()
  #live: Live

  constructor(live: Live) {
    this.#live = live
    // After a gap the database may be another one; searches that are still running store into the old cache.
    live.on('gap', () => (this.#kept = emptyStore()))
  }

  /**
   * A page in key order, and the count of all matches in the same snapshot; undefined for other orders, for few or too
   * many matches, and if other writes are faster than the updates.
   */
  async page<Row>(db: Db, page: PageOfKeys, filter: Filter): Promise<CountedPage<Row> | undefined> {
    if (!page.byKey) return undefined
    return await this.#read(db, page.entity, filter, async (matches) => {
      const results = await rowsOf<Row>(db, page, matches)
      return results && { results, count: matches.keys.length }
    })
  }

  /** The current number of matches; undefined in the same cases as `page`. */
  async count(db: Db, entity: Entity, filter: Filter): Promise<number | undefined> {
    return await this.#read(db, entity, filter, async ({ keys, snapshot }) =>
      (await isUnchanged(db, { snapshot, tables: [entity.name] })) ? keys.length : undefined,
    )
  }

  /** Calls `read` with the cached matches, updating them until they are current; undefined if they are not cached. */
  async #read<T>(
    db: Db,
    entity: Entity,
    filter: Filter,
    read: (matches: Matches) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    if (!this.#live.isListening) return undefined
    const question = JSON.stringify([entity.name, filter.where.text, filter.where.values])
    const kept = this.#kept
    let matches = kept.get(question) ?? (await findMatches(db, entity, filter))
    kept.set(question, matches)
    for (let attempt = 0; matches !== 'not to be kept' && attempt < attempts; attempt++) {
      const found = await read(matches)
      if (found !== undefined) return found
      matches = await updateMatches(db, entity, filter, matches)
      kept.set(question, matches)
    }
    return undefined
  }
}

const emptyStore = () =>
  new LRUCache<string, Matches | 'not to be kept'>({
    maxSize: keysKept,
    sizeCalculation: (matches) => (matches === 'not to be kept' ? 1 : matches.keys.length + 1),
    ttl: keptForMs,
    // Even updated matches are searched again from time to time.
    noUpdateTTL: true,
  })

/** The rows of a page; undefined if anything has changed since the matches were found. */
async function rowsOf<Row>(
  db: Db,
  { entity, columns, order, byKey, size, skip }: PageOfKeys,
  { keys, snapshot }: Matches,
): Promise<Row[] | undefined> {
  const counted = { snapshot, tables: [entity.name] }
  const end = keys.length - skip
  const ofPage =
    byKey === 'asc'
      ? keys.subarray(skip, skip + size)
      : keys.subarray(Math.max(0, end - size), Math.max(0, end))
  if (ofPage.length === 0) return (await isUnchanged(db, counted)) ? [] : undefined
  const rows = await db.rows<Row>(sql`
    select ${columns} from ${shownIn(entity)} t
    where t.id = any(${[...ofPage]}::integer[]) and ${unchangedSince(counted)} order by ${order.forward}`)
  return rows.length === ofPage.length ? rows : undefined
}

/**
 * Finds all matches. Few matches of a column, too many matches, and matches in a table without history are not cached;
 * without history, changes cannot be found.
 */
async function findMatches(
  db: Db,
  entity: Entity,
  { where, plan }: Filter,
): Promise<Matches | 'not to be kept'> {
  const isWatched = sql`exists (select from row_count where of_table = ${entity.name})`
  const [found] = await db.rows<{ keys: Buffer | null; snapshot: string; isWatched: boolean }>(
    sql`
      select string_agg(int4send(id), '' order by id) as keys, pg_current_snapshot()::text as snapshot,
        ${isWatched} as "isWatched"
      from (select t.id from ${shownIn(entity)} t ${where} and ${isWatched} limit ${raw(`${mostMatches + 1}`)}) found`,
    plan,
  )
  const keys = keysIn(found?.keys ?? null)
  const least = plan === 'fresh' ? 0 : fewMatches + 1
  return found?.isWatched && keys.length >= least && keys.length <= mostMatches
    ? { keys, snapshot: found.snapshot }
    : 'not to be kept'
}

/** Keys in the format of `int4send`, without separators. */
function keysIn(bytes: Buffer | null): Int32Array {
  if (!bytes) return new Int32Array()
  const keys = new Int32Array(bytes.length / 4)
  for (let index = 0; index < keys.length; index++) keys[index] = bytes.readInt32BE(index * 4)
  return keys
}

/** The current matches: the cached ones, corrected for the records that have changed according to history. */
async function updateMatches(
  db: Db,
  entity: Entity,
  { where, plan }: Filter,
  { keys, snapshot }: Matches,
): Promise<Matches | 'not to be kept'> {
  const [now] = await db.rows<{ snapshot: string; changes: Change[] | null }>(
    sql`
      with changed as materialized (
        select distinct h.owner_id as id from ${changesSince({ snapshot, tables: [entity.name] })}
      ),
      matching as materialized (
        select t.id, true as matches from ${shownIn(entity)} t
        ${where} and t.id = any(array(select id from changed))
      )
      select pg_current_snapshot()::text as snapshot,
        json_agg(json_build_object('id', id, 'matches', matches is not null) order by id) as changes
      from changed left join matching using (id)`,
    plan,
  )
  return now ? { keys: withChanges(keys, now.changes ?? []), snapshot: now.snapshot } : 'not to be kept'
}

/** Removes the changed records that no longer match from the ascending keys, and adds those that match now. */
export function withChanges(keys: Int32Array, changes: readonly Change[]): Int32Array {
  const real = changes.filter(({ id, matches }) => (keys[placeOf(id, keys)] === id) !== matches)
  // Most changes of a record do not change whether it matches, and there may be many keys.
  if (real.length === 0) return keys
  const merged = new Int32Array(keys.length + real.length)
  let [length, from] = [0, 0]
  const add = (some: Int32Array) => {
    merged.set(some, length)
    length += some.length
  }
  for (const { id, matches } of real) {
    const place = placeOf(id, keys)
    add(keys.subarray(from, place))
    if (matches) merged[length++] = id
    from = matches ? place : place + 1
  }
  add(keys.subarray(from))
  return merged.subarray(0, length)
}

/** The index of a key among ascending keys, or the index at which it would be inserted. */
function placeOf(id: number, keys: Int32Array): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? id) < id) low = middle + 1
    else high = middle
  }
  return low
}
