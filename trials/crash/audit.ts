import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import { minus, sumOf } from '../../src/kernel/contract/values/money.ts'
import type { Api, Listed } from '../../src/kernel/server/testing/api-client.ts'
import { formOf } from '../../src/kernel/server/testing/a-picture.ts'
import { type Creation, kinds, type Ledger, type Path, type Acknowledged, type Values } from './ledger.ts'
import { recordIn, type Writer } from './writer.ts'

const atOnce = 8

/** Compares all that the writers were told with what is there. Throws at the first difference. */
export async function audit(writers: readonly Writer[]): Promise<void> {
  const [first] = writers
  if (!first) return
  const ledgers = writers.map(({ ledger }) => ledger)
  const all = ledgers.flatMap(({ told: acknowledged }) => [...acknowledged.values()])
  await eachOf(all, (acknowledged) => checkRecord(first.there, acknowledged))
  await checkNumbers(first.there, all)
  await checkOrders(first.there, ledgers)
  for (const { there, ledger } of writers) {
    await eachOf([...ledger.fresh], (acknowledged) => checkTraces(there, acknowledged))
    await eachOf(ledger.creations, (made) => checkRepeat(there, made))
    ledger.fresh.clear()
    ledger.creations = []
  }
  await checkCounts(first.there, ledgers)
}

async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  await pLimit(atOnce).map(list, work)
}

function expectSame(found: unknown, acknowledged: unknown, what: string): void {
  if (isDeepStrictEqual(found, acknowledged)) return
  const [is, was] = differing(found, acknowledged).map((each) => JSON.stringify(each))
  throw new Error(`${what} is ${is} where ${was} was acknowledged`)
}

/** What differs between two values; of records only the fields that do. */
function differing(found: unknown, acknowledged: unknown): [unknown, unknown] {
  if (typeof found !== 'object' || typeof acknowledged !== 'object' || !found || !acknowledged)
    return [found, acknowledged]
  const [left, right] = [new Map(Object.entries(found)), new Map(Object.entries(acknowledged))]
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => !isDeepStrictEqual(left.get(name), right.get(name)),
  )
  const pick = (from: Map<string, unknown>) => Object.fromEntries(names.map((name) => [name, from.get(name)]))
  return [pick(left), pick(right)]
}

async function checkRecord(api: Api, { path, id, record }: Acknowledged): Promise<void> {
  // Orders change with their invoices and vouchers; checkOrders works out what they must be.
  if (path === '/invoice-tracker') return
  const { status, body } = await api.get(`${path}/${id}`)
  expectSame(status, record === null ? 404 : 200, `The status of ${path}/${id}`)
  if (record === null) return
  expectSame(ownOf(recordIn(path, body)), ownOf(record), `${path}/${id}`)
}

/** What an invoice tells of others: whether it has receipts, and what its products cost by now. */
const ofOthers = [
  'has_receipts',
  'settled',
  'credited',
  'taken_back',
  'paid',
  'outstanding',
  'due_date',
  'state',
  'list_price',
]

/** What a record says of itself, its lines likewise. */
function ownOf(record: Values): Values {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !ofOthers.includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(ownOf) : value]),
  )
}

async function allOf(api: Api, path: Path): Promise<Values[]> {
  const rows: Values[] = []
  for (let page = 1; ; page++) {
    const { body } = await api.get<Listed<Values>>(`${path}?page_size=100&page=${page}`)
    rows.push(...body.results)
    if (body.results.length === 0) return rows
  }
}

/** Numbers of living and deleted invoices are 1, 2, 3 … in each year, without a gap and none twice. */
async function checkNumbers(api: Api, all: readonly Acknowledged[]): Promise<void> {
  const deleted = all.filter(({ path, record }) => path === '/invoice' && record === null)
  const invoices = [...(await allOf(api, '/invoice')), ...deleted.map(({ last }) => last)]
  for (const field of ['invoice_no', 'order_no']) {
    const numbers = invoices
      .flatMap((invoice) => (invoice[field] === null ? [] : [String(invoice[field])]))
      .toSorted()
    const counted = new Map<string, number>()
    const expected = numbers.map((number) => {
      const series = number.slice(0, -5)
      const next = (counted.get(series) ?? 0) + 1
      counted.set(series, next)
      return `${series}${String(next).padStart(5, '0')}`
    })
    expectSame(numbers, expected, `The series of ${field}`)
  }
}

/** Each issued invoice has one order, with its amount, what was paid, and what vouchers brought. */
async function checkOrders(api: Api, ledgers: readonly Ledger[]): Promise<void> {
  const found = new Map((await allOf(api, '/invoice-tracker')).map((order) => [order['invoice'], order]))
  for (const ledger of ledgers) {
    const acknowledged = new Map(
      ledger.living('/invoice-tracker').map(({ record }) => [record['invoice'], record]),
    )
    for (const { id, record } of ledger.living('/invoice')) {
      const order = found.get(id)
      if (record['status'] === 'draft') {
        expectSame(order, undefined, `The order of the draft ${id}`)
        continue
      }
      const last = acknowledged.get(id)
      const amount = Number(record['grand_total'])
      const vouchers = ledger.living('/receipt-voucher').filter((voucher) => voucher.record['invoice'] === id)
      const settled = sumOf(vouchers.flatMap((voucher) => settledBy(voucher.record)))
      const typed = Number(last?.['typed_paid'] ?? 0)
      // What takes something away from vouchers shrinks with them, by the order of events, which nobody was told.
      const paid = typed < 0 ? Number(order?.['total_paid']) : sumOf([settled, typed])
      const expected = {
        settled,
        invoice_number: record['invoice_no'],
        invoice_amount: amount,
        total_paid: paid,
        outstanding: Math.max(0, minus(amount, paid)),
        received_usd: sumOf(vouchers.map((voucher) => Number(voucher.record['net_usd']))),
        status: last?.['status'] ?? 'Pending',
        notes: last?.['notes'] ?? null,
      }
      const shown = Object.fromEntries(Object.keys(expected).map((name) => [name, order?.[name]]))
      expectSame(shown, expected, `The order of invoice ${id}`)
    }
  }
}

/** What a voucher settles, row by row. */
function settledBy({ settlements }: Values): number[] {
  return (settlements as Values[]).map(({ amount_usd }) => Number(amount_usd))
}

/** What a write leaves beside the record: its history, and its picture. */
async function checkTraces(api: Api, { path, id, record, writes, last }: Acknowledged): Promise<void> {
  const { body } = await api.get<Listed<{ action: string }>>(`/history?resource=${kinds[path]}&id=${id}`)
  if (body.count < writes)
    throw new Error(`${path}/${id} was written ${writes} times and has ${body.count} entries of history`)
  const isDeleted = body.results.some(({ action }) => action === 'delete')
  if (record === null) expectSame(isDeleted, true, `The deletion of ${path}/${id} in the history`)
  if (typeof last['image'] !== 'string') return
  const picture = await api.fetch(last['image'])
  const content = Buffer.from(await picture.arrayBuffer())
  const sha256 = createHash('sha256').update(content).digest('hex')
  expectSame(last['image'].endsWith(sha256), true, `The picture of ${path}/${id}`)
}

/** A repeat of a creation gets the answer of then, and creates nothing, as the counts show afterwards. */
async function checkRepeat(
  api: Api,
  { action, status, body }: { action: Creation; status: number; body: unknown },
): Promise<void> {
  const { path, form, picture, key } = action
  const sent = picture ? formOf({ ...(form as Record<string, string>), image: picture }) : form
  const again = await api.post(path, sent, { 'idempotency-key': key })
  expectSame({ status: again.status, body: again.body }, { status, body }, `The repeat of a POST to ${path}`)
}

async function checkCounts(api: Api, ledgers: readonly Ledger[]): Promise<void> {
  for (const path of ['/customer', '/product', '/invoice', '/receipt-voucher'] as const) {
    const { body } = await api.get<Listed<unknown>>(path)
    const acknowledged = ledgers.flatMap((ledger) => ledger.living(path)).length
    expectSame(body.count, acknowledged, `The number of records in ${path}`)
  }
  const { body } = await api.get<Listed<unknown>>('/invoice?status=issued')
  const orders = await api.get<Listed<unknown>>('/invoice-tracker')
  expectSame(orders.body.count, body.count, 'The number of orders')
}
