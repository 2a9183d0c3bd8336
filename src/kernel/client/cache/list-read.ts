import type { UseQueryResult } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Field, Fields, RowOf } from '../../contract/fields.ts'
import type { QueryInput } from '../calls/call-input.ts'
import { useRead } from './query.ts'

/** A call with the response `{ results, count }`. */
export type ListEndpoint<F extends Fields> = Endpoint<
  Fields,
  Fields,
  { results: Extract<Field, { kind: 'list' }> & { fields: F }; count: Field }
>

/** A call with the response `{ results, count }` whose results are grouped. */
export type GroupedEndpoint<F extends Fields> = Endpoint<
  Fields,
  Fields,
  { results: Extract<Field, { kind: 'grouped' }> & { fields: F }; count: Field }
>

export interface ListRead<F extends Fields> {
  /** Undefined until the first response. */
  rows: readonly RowOf<F>[] | undefined
  count: number
  error: Error | null
  fetching: boolean
  /** Whether the rows still belong to the previous page or search. */
  stale: boolean
  retry(): void
}

/** Reads one page of a list and keeps it up to date. */
export function useListRead<F extends Fields>(
  endpoint: ListEndpoint<F>,
  query: QueryInput<Endpoint>,
  { enabled = true }: { enabled?: boolean } = {},
): ListRead<F> {
  const read = useRead(endpoint, { query }, { enabled })
  return listRead(read, read.data?.results, read.data?.count)
}

/** Reads one page of a grouped list. Returns the rows of all groups one after the other. */
export function useGroupedRead<F extends Fields>(
  endpoint: GroupedEndpoint<F>,
  query: QueryInput<Endpoint>,
): ListRead<F> {
  const read = useRead(endpoint, { query })
  const groups = read.data?.results
  return listRead(read, groups ? Object.values(groups).flat() : undefined, read.data?.count)
}

function listRead<F extends Fields>(
  read: UseQueryResult,
  rows: readonly RowOf<F>[] | undefined,
  count: unknown,
): ListRead<F> {
  return {
    rows,
    count: Number(count ?? 0),
    error: read.error,
    fetching: read.isFetching,
    stale: read.isPlaceholderData,
    retry: () => void read.refetch(),
  }
}
