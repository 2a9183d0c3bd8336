import fc from 'fast-check'
import type { Endpoint } from '../../src/kernel/contract/endpoint.ts'
import { type HostileRequest, hostileRequest } from './hostile-requests.ts'

/** A running product to fuzz. */
export interface FuzzTarget {
  address: string
  endpoints: readonly Endpoint[]
  /** Signs a superuser in again, since hostile requests may sign users out. */
  newToken(): Promise<string>
}

export interface FuzzReport {
  statuses: Map<number, number>
  /** The requests answered with a server error, with the responses. */
  failures: { request: HostileRequest; status: number; answer: string }[]
}

const atOnce = 8

/** Sends hostile requests to all endpoints in turn; the same ones for the same seed. */
export async function fuzz(target: FuzzTarget, requests: number, seed: number): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: new Map(), failures: [] }
  // A stream of events never ends.
  const endpoints = target.endpoints.filter(({ path }) => path !== '/live')
  let token = await target.newToken()
  let sent = 0

  async function send(request: HostileRequest): Promise<void> {
    const { method, path, headers, body, signedIn } = request
    // Each from another address; otherwise rate limits would answer instead of the routes.
    const from = `10.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    const response = await fetch(target.address + path, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        'x-forwarded-for': from,
        ...(signedIn && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    })
    const answer = await response.text()
    const { status } = response
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    if (status >= 500) report.failures.push({ request, status, answer: answer.slice(0, 500) })
    if (status === 401 && signedIn) token = await target.newToken()
  }

  for (let round = 0; sent < requests; round++) {
    const one = endpoints.slice(0, requests - sent)
    // Each has its own seed; otherwise a round would send the same values to all endpoints.
    const all = one.flatMap((endpoint, place) =>
      fc.sample(hostileRequest(endpoint), { numRuns: 1, seed: seed + round * endpoints.length + place }),
    )
    await Promise.all(
      Array.from({ length: atOnce }, async (_, lane) => {
        for (let at = lane; at < all.length; at += atOnce) {
          const request = all[at]
          if (request) await send(request)
        }
      }),
    )
  }
  return report
}
