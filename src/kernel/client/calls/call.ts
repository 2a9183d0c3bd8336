import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { account } from '../session/account.ts'
import { addressOf, bodyOf, type CallInput } from './call-input.ts'
import { problemFrom } from './failed-answer.ts'
import { shownLanguage } from '../language/language.ts'
import { Offline } from './offline.ts'
import { fileOf } from '../files/answered-file.ts'
import { checkReachable } from './reachable.ts'
import { renewSession } from './renewal.ts'
import { readSession } from '../session/session.ts'

/** If the server asks for a longer pause, the call fails instead of waiting. */
const longestPauseS = 30

interface CallOptions<E extends Endpoint> extends CallInput<E> {
  /** Repeated writes with the same key get the first response. One key per form. */
  idempotencyKey?: string
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/**
 * Calls an endpoint of the API. Throws a `Problem` for an unsuccessful response, `Offline` if there is none, and the
 * abort reason of `signal`. If the access token has expired, it is renewed and the call repeated; if the renewal fails,
 * the session is cleared, which leads to the sign-in page. If the server requires the password, the call is repeated
 * once the user has entered it.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ReplyOf<E>> {
  return await attempt(endpoint, options, 2)
}

/** After a renewal the server may still require the password. `recoveriesLeft` limits the repeats. */
async function attempt<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  recoveriesLeft: number,
): Promise<ReplyOf<E>> {
  const token = endpoint.access === 'public' ? null : (readSession()?.access_token ?? null)
  try {
    return await withRetries(endpoint, options, token)
  } catch (error) {
    if (token === null || recoveriesLeft === 0 || !(await canRepeat(error, token))) throw error
    return attempt(endpoint, options, recoveriesLeft - 1)
  }
}

/** Repeats a read when the server asks for it, so that rate limits do not show up as errors. */
async function withRetries<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  token: string | null,
): Promise<ReplyOf<E>> {
  for (let retriesLeft = endpoint.method === 'GET' ? 3 : 0; ; retriesLeft--) {
    try {
      return await send(endpoint, options, token)
    } catch (error) {
      const seconds =
        error instanceof Problem && error.code === 'too_many_requests' ? error.details.retryAfter : undefined
      if (seconds === undefined || seconds > longestPauseS || retriesLeft === 0) throw error
      await pause(seconds, options.signal)
    }
  }
}

/** Waits. Throws the abort reason of the signal. */
async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
  signal?.throwIfAborted()
}

async function send<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers, idempotencyKey, signal }: CallOptions<E>,
  token: string | null,
): Promise<ReplyOf<E>> {
  const sent = body && bodyOf(endpoint.body, body)
  const response = await reach(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      'Accept-Language': shownLanguage(),
      ...(sent?.type && { 'Content-Type': sent.type }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...headers,
    },
    ...(sent && { body: sent.content }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await problemFrom(response)
  // Not checked again: the server serializes its response by the same contract.
  return (await contentOf(endpoint, response)) as ReplyOf<E>
}

/** Like fetch, but throws `Offline` for every network error. */
async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    checkReachable()
    throw new Offline()
  }
}

function contentOf({ reply }: Endpoint, response: Response): Promise<unknown> | null {
  if (reply === 'empty' || response.status === 204) return null
  return typeof reply.content === 'string' ? fileOf(response) : response.json()
}

/** Whether the call may succeed now, since the session was renewed or the password entered. */
async function canRepeat(error: unknown, token: string): Promise<boolean> {
  if (!(error instanceof Problem)) return false
  if (error.code === 'token_not_valid') return await renewSession(token)
  return error.code === 'confirmation_needed' && (await account().confirm())
}
