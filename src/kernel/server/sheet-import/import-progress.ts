/** Imports under way on this node, by who imports into what: how much is done, in percent. */
const percents = new Map<string, number>()

/** How far checking a file takes an import; storing it takes the rest. */
const checkedAt = 15

/** Tells how far an import has come. */
export interface ImportProgress {
  checked(done: number, total: number): void
  stored(done: number, total: number): void
  end(): void
}

const keyOf = (userId: number, table: string) => `${userId} ${table}`

/** Begins to follow somebody's import into a table. */
export function followImport(userId: number, table: string): ImportProgress {
  const key = keyOf(userId, table)
  percents.set(key, 0)
  return {
    checked: (done, total) => percents.set(key, Math.round((checkedAt * done) / total)),
    stored: (done, total) =>
      percents.set(key, Math.round(checkedAt + ((100 - checkedAt) * done) / Math.max(total, 1))),
    end: () => percents.delete(key),
  }
}

/** How much of somebody's import into a table is done; null when none is under way here. */
export function percentDone(userId: number, table: string): number | null {
  return percents.get(keyOf(userId, table)) ?? null
}
