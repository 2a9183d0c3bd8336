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

/** What went wrong on the way is tried again; an answer, whatever it says, is not asked for twice. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < attempts - 1 && (!(error instanceof Problem) || error.code === 'unavailable')
}

/**
 * The cache behind the screens. Live updates say what has changed, so an answer counts as fresh for a while.
 * Calls are made even where the browser believes to be offline: the server may be on this very machine, and a
 * save must fail aloud rather than wait in silence.
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
  /** False while it is not yet known what to ask for. */
  enabled?: boolean
  /** The answer, where another one has told it already: it is asked for when it may have changed. */
  known?: ReplyOf<E> | undefined
  /** It is asked for again after so many milliseconds, where no live update tells of a change. */
  everyMs?: number
}

/** The key of an answer in the cache; its first part is the topic that makes it stale. */
function readKey<E extends Endpoint>(endpoint: E, { params, query }: ReadInput<E>): readonly unknown[] {
  return [endpoint.topic ?? endpoint.path, endpoint.path, params ?? null, query ?? null]
}

/**
 * Makes every answer stale that comes from a table, whether it is the answer's own topic or one that it follows. What
 * is on screen is read anew at once; where `isOther` knows by their keys which answers are now others, only those.
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

/** The answer of an endpoint, kept fresh. A list shows its last page until the next one is there. */
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
  /** The topics that a success makes stale; everything on screen when left out. */
  touches?: readonly string[]
}

/**
 * A write. A POST carries a key that stays the same until its outcome is known, so that a repeat of a lost answer
 * creates nothing twice. When other content is sent under it and the first attempt turns out to be stored, the server
 * says so and names the record; what is sent after that is something new, under a new key.
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
