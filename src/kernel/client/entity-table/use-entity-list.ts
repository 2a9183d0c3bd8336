import { useEffect, useMemo } from 'react'
import type { Entity } from '../../contract/entity.ts'
import type { Fields } from '../../contract/fields.ts'
import {
  type GroupedEndpoint,
  type ListEndpoint,
  type ListRead,
  useGroupedRead,
  useListRead,
} from '../cache/list-read.ts'
import { useListLook } from './look/list-look.ts'
import { type ListState, useListState } from './list-state.ts'
import { useUsableFilters } from './filters/usable-filters.ts'

/** A list on the screen: what is asked for, as the address says it, and what came. */
export interface EntityList<F extends Fields> extends ListRead<F> {
  entity: Entity
  fields: F
  state: ListState
  /** How many rows stand on a page. */
  pageSize: number
  /** What the list is narrowed to besides its filters, by the screen itself. */
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
  return { ...read, entity: usable, fields: endpoint.reply.results.fields, state, pageSize, fixed }
}

/** The same for a list that comes in groups. */
export function useGroupedList<F extends Fields>(
  entity: Entity,
  endpoint: GroupedEndpoint<F>,
): EntityList<F> {
  const usable = useUsableFilters(entity)
  const state = useStateOf(usable)
  const { page_size: pageSize } = useListLook()
  const read = useGroupedRead(endpoint, queryOf(state, pageSize))
  useExistingPage(state, read, pageSize)
  return { ...read, entity: usable, fields: endpoint.reply.results.fields, state, pageSize, fixed: nothing }
}

function useStateOf(entity: Entity): ListState {
  return useListState(useMemo(() => Object.keys(entity.filters), [entity]))
}

function queryOf({ page, search, ordering, filters }: ListState, pageSize: number) {
  return { ...filters, page, page_size: pageSize, search, ordering }
}

/** When deletions have emptied the page, the last one that is left takes its place. */
function useExistingPage(state: ListState, { rows, stale, count }: ListRead<Fields>, pageSize: number): void {
  const isGone = rows?.length === 0 && !stale && count > 0 && state.page > 1
  useEffect(() => {
    if (isGone) state.correctPage(Math.ceil(count / pageSize))
  }, [isGone, state, count, pageSize])
}
