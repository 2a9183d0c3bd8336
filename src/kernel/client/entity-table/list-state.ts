import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ViewSettings } from './views/view-settings.ts'

/** What a list shows, as its address says it: Back, a reload and a shared link bring it back. */
export interface ListState {
  page: number
  search: string
  /** A column's name, `-` before it for descending; empty for the list's own order. */
  ordering: string
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** Which columns it shows, in this order; null where the person's own choice decides. */
  columns: readonly string[] | null
  /** How wide they are, and which stay in sight, as `layout-in-address.ts` reads it; empty where the person's own choice decides. */
  layout: string
  /** The key of the view that somebody has named and that was chosen; empty for none. */
  saved: string
  setPage(page: number): void
  /** For a page that is not there any more: takes the place of the present one in the history. */
  correctPage(page: number): void
  setSearch(search: string): void
  setOrdering(ordering: string): void
  /** An empty value takes the filter away. */
  setFilter(name: string, value: string): void
  setFilters(values: Readonly<Record<string, string>>): void
  setColumns(columns: readonly string[] | null): void
  setLayout(layout: string): void
  /** What a view says, all at once; `instead` of the present step of the history, or as a new one. */
  show(settings: ViewSettings, saved: string, instead?: boolean): void
  /** Search and filters away. */
  clear(): void
}

/** The list state in the address. Every change but that of the page leads to page 1. */
export function useListState(filterNames: readonly string[]): ListState {
  const [params, setParams] = useSearchParams()
  // A change that comes before the one before it is on screen builds on that one all the same.
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
      // Typing on is one step of the history, not one for each letter.
      setSearch: (next) => change({ search: next }, latest.current.has('search') && next !== ''),
      setOrdering: (ordering) => change({ ordering }),
      setFilter: (name, value) => change({ [name]: value }),
      setFilters: (values) => change(values),
      setColumns: (columns) => change({ columns: columns?.join(',') ?? '' }),
      // The page stays, and Back does not go through all widths.
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

/** The last query of each list, so that Back and Cancel lead to the list as it was left. */
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
