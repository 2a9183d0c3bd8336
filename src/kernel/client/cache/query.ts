import {
  keepPreviousData,
  type Query,
  QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { call } from '../calls/call.ts'
import type { CallInput } from '../calls/call-input.ts'
import { newKey } from '../calls/idempotency-key.ts'

const attempts = 3

/** Connection failures are retried; responses, even errors, are not, except `unavailable`. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < attempts - 1 && (!(error instanceof Problem) || error.code === 'unavailable')
}

/**
 * Creates the query cache. Live updates make responses stale, so a response counts as fresh for a while. Calls are made
 * even if the browser reports to be offline: the server may run on the same machine, and a save must fail with an error
 * rather than wait silently.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

interface ReadInput<E extends Endpoint> extends Pick<CallInput<E>, 'params' | 'query'> {}

interface ReadOptions<E extends Endpoint> {
  /** False until the parameters are known. */
  enabled?: boolean
  /** The response, if another response already contained it. It is read again once it may have changed. */
  known?: ReplyOf<E> | undefined
  /** Reads again after this many milliseconds, for data without live updates. */
  everyMs?: number
}

/** The cache key of a response. Its first part is the topic that makes it stale. */
function readKey<E extends Endpoint>(endpoint: E, { params, query }: ReadInput<E>): readonly unknown[] {
  return [endpoint.topic ?? endpoint.path, endpoint.path, params ?? null, query ?? null]
}

/**
 * Makes every response stale whose topic or `refreshOn` contains the table. Responses on screen are read again at once,
 * but only those for whose keys `isOther` returns true.
 */
export async function invalidateTopic(
  client: QueryClient,
  topic: string,
  isOther: (key: QueryKey) => boolean = () => true,
): Promise<void> {
  const isStale = ({ queryKey, meta }: Query) =>
    queryKey[0] === topic || (Array.isArray(meta?.['refreshOn']) && meta['refreshOn'].includes(topic))
  await client.invalidateQueries({ predicate: isStale, refetchType: 'none' })
  await client.refetchQueries({
    type: 'active',
    predicate: (query) => isStale(query) && isOther(query.queryKey),
  })
}

/** Reads an endpoint and keeps the response up to date. A list shows its previous page until the next one arrives. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E> = {},
  { enabled = true, known, everyMs }: ReadOptions<E> = {},
): UseQueryResult<ReplyOf<E>> {
  return useQuery<ReplyOf<E>, Error, ReplyOf<E>>({
    queryKey: readKey(endpoint, input),
    meta: { refreshOn: endpoint.refreshOn },
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    enabled,
    ...(known && { initialData: () => known }),
    refetchInterval: everyMs ?? false,
    placeholderData: 'page' in endpoint.query ? keepPreviousData : () => undefined,
  })
}

interface WriteOptions {
  /** The topics that a success makes stale. Default: everything on screen. */
  touches?: readonly string[]
}

/**
 * A write. A POST has an idempotency key that stays the same until its outcome is known, so a repeat after a lost
 * response creates nothing twice. If a different body is sent under the key and the first attempt was stored, the
 * server responds with the stored record; the next request gets a new key.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { touches }: WriteOptions = {},
): UseMutationResult<ReplyOf<E>, Error, CallInput<E>> {
  const client = useQueryClient()
  const key = useRef<string>(null)
  return useMutation<ReplyOf<E>, Error, CallInput<E>>({
    mutationFn: (input) => {
      if (endpoint.method !== 'POST') return call(endpoint, input)
      key.current ??= newKey()
      return call(endpoint, { ...input, idempotencyKey: key.current })
    },
    onError: (error) => {
      if (error instanceof Problem && error.code === 'idempotency_mismatch') key.current = null
    },
    onSuccess: () => {
      key.current = null
      if (!touches) void client.invalidateQueries()
      for (const topic of touches ?? []) void invalidateTopic(client, topic)
    },
  })
}
