import type { Listed } from '../../src/kernel/server/testing/api-client.ts'
import { ownersApi } from './people.ts'
import { latin } from './left-in-english.ts'

/** A list in groups, such as vouchers. */
interface Grouped {
  results: Record<string, object[]>
  count: number
}

/** Lists that other journeys fill meanwhile. */
const kept = [
  '/auth/users',
  '/bank-account',
  '/customer',
  '/invoice',
  '/invoice-tracker',
  '/payment-voucher',
  '/product',
  '/receipt-voucher',
]

/** The names of users, devices, the installation, accounts and records, in any language. */
export async function namesInUse(): Promise<string[]> {
  const api = await ownersApi()
  const textsOf = (record: object) =>
    Object.values(record).flatMap((value) => (typeof value === 'string' ? value.split('\n') : []))
  const every = async (path: string) => {
    const found: string[] = []
    for (let page = 1; ; page++) {
      const { body } = await api.get<Listed<object> | Grouped>(`${path}?page_size=100&page=${page}`)
      const { results, count } = body
      found.push(...Object.values<object | object[]>(results).flat().flatMap(textsOf))
      if (page * 100 >= count) return found
    }
  }
  const lists = await Promise.all(kept.map(every))
  const texts = [...textsOf((await api.get<object>('/settings')).body), ...lists.flat()]
  const names = [...new Set(texts)].filter((text) => latin.test(text))
  // A longer name comes before one that is a part of it.
  return [
    ...names.toSorted((a, b) => b.length - a.length),
    'Test manager',
    'Test',
    'TM',
    'Chrome',
    'Linux',
    'node',
  ]
}
