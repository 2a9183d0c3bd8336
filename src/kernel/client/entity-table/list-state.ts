import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ViewSettings } from './views/view-settings.ts'

/** The state of a list, which is in its address, so that Back, a reload and a shared link restore it. */
export interface ListState {
  page: number
  search: string
  /** A column's name, with `-` before it for descending; empty for the default order. */
  ordering: string
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** The shown columns in their order; null for the user's own choice. */
  columns: readonly string[] | null
  /** Widths and frozen columns, in the form of `layout-in-address.ts`; empty for the user's own choice. */
  layout: string
  /** The key of the selected saved view; empty if there is none. */
  saved: string
  setPage(page: number): void
  /** Replaces a page that no longer exists, without a new history entry of the browser. */
  correctPage(page: number): void
  setSearch(search: string): void
  setOrdering(ordering: string): void
  /** An empty value removes the filter. */
  setFilter(name: string, value: string): void
  setFilters(values: Readonly<Record<string, string>>): void
  setColumns(columns: readonly string[] | null): void
  setLayout(layout: string): void
  /** Applies all settings of a view; `instead` replaces the current history entry of the browser. */
  show(settings: ViewSettings, saved: string, instead?: boolean): void
  /** Removes search and filters. */
  clear(): void
}

/** The state of a list in the address. Every change except of the page leads to page 1. */
export function useListState(filterNames: readonly string[]): ListState {
  const [params, setParams] = useSearchParams()
  // A change may follow another one that has not been rendered yet, and must include it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  useRemembered()
  return useMemo(() => {
    const change = (entries: Record<string, string>, replace = false) => {
      const next = new URLSearchParams(latest.current)
      for (const [name, value] of Object.entries({ page: '', ...entries })) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      latest.current = next
      setParams(next, { replace })
    }
    const search = params.get('search') ?? ''
    const filters = Object.fromEntries(
      filterNames.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value !== ''),
    )
    return {
      page: pageIn(params),
      search,
      ordering: params.get('ordering') ?? '',
      filters,
      columns: params.get('columns')?.split(',') ?? null,
      layout: params.get('layout') ?? '',
      saved: params.get('saved') ?? '',
      setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
      correctPage: (page) => change({ page: page > 1 ? String(page) : '' }, true),
      // A search that the user continues to type is one history entry, not one for each letter.
      setSearch: (next) => change({ search: next }, latest.current.has('search') && next !== ''),
      setOrdering: (ordering) => change({ ordering }),
      setFilter: (name, value) => change({ [name]: value }),
      setFilters: (values) => change(values),
      setColumns: (columns) => change({ columns: columns?.join(',') ?? '' }),
      // The page stays. Widths make no history entries, so Back does not step through them.
      setLayout: (layout) => change({ page: params.get('page') ?? '', layout }, true),
      show: ({ search: searched, ordering, filters: wanted, columns, layout }, saved, instead = false) => {
        const named = Object.fromEntries(filterNames.map((name) => [name, wanted[name] ?? '']))
        const shown = { columns: columns?.join(',') ?? '', layout }
        change({ ...named, search: searched, ordering, ...shown, saved }, instead)
      },
      clear: () => change(Object.fromEntries(['search', ...filterNames].map((name) => [name, '']))),
    }
  }, [params, setParams, filterNames])
}

function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The last query of each list, so that Back and Cancel lead to the list in its last state. */
const lastQueries = new Map<string, string>()

function useRemembered(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    lastQueries.set(pathname, search)
  }, [pathname, search])
}

/** The address of a list as it was last seen in this tab. */
export function listAsLeft(path: string): string {
  return path + (lastQueries.get(path) ?? '')
}

/** The same list at page 1: where an update leads (specification, section 4). */
export function listFromStart(path: string): string {
  const params = new URLSearchParams(lastQueries.get(path))
  params.delete('page')
  return params.size > 0 ? `${path}?${params}` : path
}
