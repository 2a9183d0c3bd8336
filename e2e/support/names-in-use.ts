import type { Listed } from '../../src/kernel/server/testing/api-client.ts'
import { ownersApi } from './people.ts'
import { latin } from './left-in-english.ts'

/** A list in groups, as that of vouchers is. */
interface Grouped {
  results: Record<string, object[]>
  count: number
}

/** What other journeys fill beside this one. */
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

/** What people have called themselves, their devices, the installation, its accounts and records, in whatever language. */
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
  // A whole name goes before one that is a part of it.
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
