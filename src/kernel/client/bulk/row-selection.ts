import { useMemo, useState } from 'react'
import type { Fields, RowOf } from '../../contract/fields.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'

/** The selection of a list, across its pages. */
export interface RowSelection<F extends Fields> {
  /** Whether all rows found are selected, on every page. */
  all: boolean
  many: number
  /** The rows selected one by one. */
  rows: readonly RowOf<F>[]
  has(id: number): boolean
  set(rows: readonly RowOf<F>[], selected: boolean): void
  setAll(): void
  clear(): void
}

interface SelectedRows<F extends Fields> {
  /** The search and filters of the selection. */
  of: string
  all: boolean
  rows: ReadonlyMap<number, RowOf<F>>
}

const nothing: ReadonlyMap<number, never> = new Map<number, never>()

/** The selection of a list; another search or filter clears it. */
export function useRowSelection<F extends Fields>({
  state: { search, filters },
  fixed,
  count,
  rows: shown,
}: Pick<EntityList<F>, 'state' | 'fixed' | 'count' | 'rows'>): RowSelection<F> {
  const of = JSON.stringify([search, filters, fixed])
  const [kept, setKept] = useState<SelectedRows<F>>({ of, all: false, rows: nothing })
  const { all, rows } = kept.of === of ? kept : { all: false, rows: nothing }
  return useMemo(() => {
    const selected: ReadonlyMap<number, RowOf<F>> = rows
    return {
      all,
      many: all ? count : selected.size,
      rows: [...selected.values()],
      has: (id) => all || selected.has(id),
      set: (some, isSelected) => {
        // After "all found", the rows of this page stay selected, without the cleared one.
        const next = new Map(all ? (shown ?? []).map((row) => [Number(row['id']), row]) : selected)
        for (const row of some) {
          if (isSelected) next.set(Number(row['id']), row)
          else next.delete(Number(row['id']))
        }
        setKept({ of, all: false, rows: next })
      },
      setAll: () => setKept({ of, all: true, rows: nothing }),
      clear: () => setKept({ of, all: false, rows: nothing }),
    }
  }, [of, all, rows, count, shown])
}
