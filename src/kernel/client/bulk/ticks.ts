import { useMemo, useState } from 'react'
import type { Fields, RowOf } from '../../contract/fields.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'

/** What is ticked of a list, over its pages. */
export interface Ticks<F extends Fields> {
  /** Whether all that the list finds is ticked, whatever page it is on. */
  all: boolean
  many: number
  /** Those that were ticked one by one. */
  rows: readonly RowOf<F>[]
  has(id: number): boolean
  set(rows: readonly RowOf<F>[], ticked: boolean): void
  setAll(): void
  clear(): void
}

interface Ticked<F extends Fields> {
  /** What the list was narrowed to. */
  of: string
  all: boolean
  rows: ReadonlyMap<number, RowOf<F>>
}

const nothing: ReadonlyMap<number, never> = new Map<number, never>()

/** The ticks of a list; another search or filter begins anew. */
export function useTicks<F extends Fields>({
  state: { search, filters },
  fixed,
  count,
  rows: shown,
}: Pick<EntityList<F>, 'state' | 'fixed' | 'count' | 'rows'>): Ticks<F> {
  const of = JSON.stringify([search, filters, fixed])
  const [kept, setKept] = useState<Ticked<F>>({ of, all: false, rows: nothing })
  const { all, rows } = kept.of === of ? kept : { all: false, rows: nothing }
  return useMemo(() => {
    const ticked: ReadonlyMap<number, RowOf<F>> = rows
    return {
      all,
      many: all ? count : ticked.size,
      rows: [...ticked.values()],
      has: (id) => all || ticked.has(id),
      set: (some, isTicked) => {
        // Out of all, those of this page stay but for what is unticked.
        const next = new Map(all ? (shown ?? []).map((row) => [Number(row['id']), row]) : ticked)
        for (const row of some) {
          if (isTicked) next.set(Number(row['id']), row)
          else next.delete(Number(row['id']))
        }
        setKept({ of, all: false, rows: next })
      },
      setAll: () => setKept({ of, all: true, rows: nothing }),
      clear: () => setKept({ of, all: false, rows: nothing }),
    }
  }, [of, all, rows, count, shown])
}
