import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint } from '../../../kernel/contract/endpoint.ts'
import type { Fields, RowOf } from '../../../kernel/contract/fields.ts'
import { call } from '../../../kernel/client/calls/call.ts'
import type { QueryInput } from '../../../kernel/client/calls/call-input.ts'
import type { ListEndpoint } from '../../../kernel/client/cache/list-read.ts'

const rowsPerPage = 40

interface EndlessList<F extends Fields> {
  /** The rows loaded so far; undefined until the first response. */
  rows: readonly RowOf<F>[] | undefined
  count: number
  error: Error | null
  hasMore: boolean
  /** Whether pages are being loaded or refreshed; meanwhile no more are loaded. */
  reading: boolean
  loadMore(): void
  retry(): void
}

/** Identifies these lists among the entries of the query cache. */
const mark = 'endless'

/** The query of an endless list, by its cache key; undefined for any other entry. */
export function endlessQueryIn([, , kind, query]: QueryKey): Readonly<Record<string, unknown>> | undefined {
  return kind === mark && typeof query === 'object' && query !== null ? { ...query } : undefined
}

/** A list that loads more pages while scrolling; all loaded pages are kept up to date. */
export function useEndlessList<F extends Fields>(
  endpoint: ListEndpoint<F>,
  query: QueryInput<Endpoint>,
): EndlessList<F> {
  const read = useInfiniteQuery({
    queryKey: [endpoint.topic ?? endpoint.path, endpoint.path, mark, query],
    meta: { refreshOn: endpoint.refreshOn },
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { query: { ...query, page: pageParam, page_size: rowsPerPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * rowsPerPage < Number(last.count) ? pages.length + 1 : undefined,
  })
  const { data, fetchNextPage } = read
  // A record that moved to another page between two requests is listed once.
  const rows = useMemo(
    () =>
      data && [...new Map(data.pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()],
    [data],
  )
  return {
    rows,
    count: Number(data?.pages[0]?.count ?? 0),
    error: read.error,
    hasMore: read.hasNextPage,
    reading: read.isFetching,
    loadMore: () => void (read.isFetching || fetchNextPage()),
    retry: () => void read.refetch(),
  }
}
