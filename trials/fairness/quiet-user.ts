import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { aCustomer } from '../../src/features/customers/testing/a-customer.ts'
import type { Api, Listed } from '../../src/kernel/server/testing/api-client.ts'

/** The duration and the status of one call of a quiet user. */
export interface Waited {
  what: 'read' | 'save'
  ms: number
  status: number
}

const pauseMs = 100

/** Reads a list and saves a customer alternately, with pauses like a person, until `isOver`. */
export async function workQuietly(api: Api, isOver: () => boolean): Promise<Waited[]> {
  const waited: Waited[] = []
  const timed = async <T>(what: Waited['what'], call: () => Promise<{ status: number; body: T }>) => {
    const start = performance.now()
    const { status, body } = await call()
    waited.push({ what, ms: performance.now() - start, status })
    return body
  }
  const { id } = await aCustomer(api)
  for (let round = 0; !isOver(); round++) {
    await timed('read', () => api.get<Listed<unknown>>('/invoice?page=1'))
    await timed('save', () => api.put(`/customer/${id}`, { work: `Round ${round}` }))
    await sleep(pauseMs)
  }
  return waited
}
