import { useEffect, useMemo } from 'react'
import type { Entity } from '../../contract/entity.ts'
import type { Fields, RowOf } from '../../contract/fields.ts'
import {
  type GroupedEndpoint,
  type ListEndpoint,
  type ListRead,
  useGroupedRead,
  useListRead,
} from '../cache/list-read.ts'
import { call } from '../calls/call.ts'
import { useListLook } from './look/list-look.ts'
import { type ListState, useListState } from './list-state.ts'
import { useUsableFilters } from './filters/usable-filters.ts'

/** A list on the screen: its state from the address, and the rows read. */
export interface EntityList<F extends Fields> extends ListRead<F> {
  entity: Entity
  fields: F
  state: ListState
  /** The number of rows on a page. */
  pageSize: number
  /** All rows found, in order, up to the most that are printed. */
  readAll(): Promise<RowOf<F>[]>
  /** Filters that the screen sets and the user cannot change. */
  fixed: Readonly<Record<string, string>>
}

const nothing = {}

/** The list of an entity's records, with search, filters, ordering and page in the address. */
export function useEntityList<F extends Fields>(
  entity: Entity,
  endpoint: ListEndpoint<F>,
  fixed: EntityList<F>['fixed'] = nothing,
): EntityList<F> {
  const usable = useUsableFilters(entity)
  const state = useStateOf(usable)
  const { page_size: pageSize } = useListLook()
  const read = useListRead(endpoint, { ...queryOf(state, pageSize), ...fixed })
  useExistingPage(state, read, pageSize)
  const readAll = async () =>
    await readPages(async (page) => {
      const query = { ...queryOf({ ...state, page }, perCall), ...fixed }
      const { results, count } = await call(endpoint, { query })
      return { rows: results, count: Number(count) }
    })
  return { ...read, readAll, entity: usable, fields: endpoint.reply.results.fields, state, pageSize, fixed }
}

/** The same for a list whose response has groups. */
export function useGroupedList<F extends Fields>(
  entity: Entity,
  endpoint: GroupedEndpoint<F>,
): EntityList<F> {
  const usable = useUsableFilters(entity)
  const state = useStateOf(usable)
  const { page_size: pageSize } = useListLook()
  const read = useGroupedRead(endpoint, queryOf(state, pageSize))
  useExistingPage(state, read, pageSize)
  const readAll = async () =>
    await readPages(async (page) => {
      const { results, count } = await call(endpoint, { query: queryOf({ ...state, page }, perCall) })
      return { rows: Object.values(results ?? {}).flat(), count: Number(count) }
    })
  return {
    ...read,
    readAll,
    entity: usable,
    fields: endpoint.reply.results.fields,
    state,
    pageSize,
    fixed: nothing,
  }
}

/** The most rows that are printed, and that one call returns. */
const mostOnPaper = 500
const perCall = 100

async function readPages<R>(
  read: (page: number) => Promise<{ rows: readonly R[]; count: number }>,
): Promise<R[]> {
  const all: R[] = []
  for (let page = 1; all.length < mostOnPaper; page++) {
    const { rows, count } = await read(page)
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) break
  }
  return all
}

function useStateOf(entity: Entity): ListState {
  return useListState(useMemo(() => Object.keys(entity.filters), [entity]))
}

function queryOf({ page, search, ordering, filters }: ListState, pageSize: number) {
  return { ...filters, page, page_size: pageSize, search, ordering }
}

/** After deletions have emptied the page, the last remaining page is shown. */
function useExistingPage(state: ListState, { rows, stale, count }: ListRead<Fields>, pageSize: number): void {
  const isGone = rows?.length === 0 && !stale && count > 0 && state.page > 1
  useEffect(() => {
    if (isGone) state.correctPage(Math.ceil(count / pageSize))
  }, [isGone, state, count, pageSize])
}
