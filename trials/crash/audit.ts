import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import { minus, sumOf } from '../../src/kernel/contract/values/money.ts'
import type { Api, Listed } from '../../src/kernel/server/testing/api-client.ts'
import { formOf } from '../../src/kernel/server/testing/a-picture.ts'
import {
  type Creation,
  kinds,
  type AcknowledgedWrites,
  type Path,
  type Acknowledged,
  type Values,
} from './acknowledged-writes.ts'
import { recordIn, type Writer } from './writer.ts'

const atOnce = 8

/** Compares everything that was acknowledged to the writers with the database. Throws at the first difference. */
export async function audit(writers: readonly Writer[]): Promise<void> {
  const [first] = writers
  if (!first) return
  const ledgers = writers.map(({ ledger }) => ledger)
  const all = ledgers.flatMap(({ records: acknowledged }) => [...acknowledged.values()])
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

/** The difference of two values; for records only the fields that differ. */
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
  // Orders change with their invoices and vouchers; checkOrders computes the expected values.
  if (path === '/invoice-tracker') return
  const { status, body } = await api.get(`${path}/${id}`)
  expectSame(status, record === null ? 404 : 200, `The status of ${path}/${id}`)
  if (record === null) return
  expectSame(ownOf(recordIn(path, body)), ownOf(record), `${path}/${id}`)
}

/** Fields of an invoice that depend on other records: whether it has receipts, and current product prices. */
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

/** A record without fields that depend on other records, its lines likewise. */
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

/**
 * Throws unless the numbers of existing and deleted invoices are 1, 2, 3 … in each year, without gaps or duplicates.
 */
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

/** Throws unless each issued invoice has one order with the right amount, total paid and money received. */
async function checkOrders(api: Api, ledgers: readonly AcknowledgedWrites[]): Promise<void> {
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
      const settled = sumOf(vouchers.flatMap((voucher) => amountsOf(voucher.record)))
      const manualPayment = Number(last?.['typed_paid'] ?? 0)
      // Negative manual payments shrink with the vouchers, depending on an order of events that no response contains.
      const paid = manualPayment < 0 ? Number(order?.['total_paid']) : sumOf([settled, manualPayment])
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

/** The amounts that a voucher is applied with. */
function amountsOf({ settlements }: Values): number[] {
  return (settlements as Values[]).map(({ amount_usd }) => Number(amount_usd))
}

/** Checks the traces of a write: history and picture. */
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

/** A repeated creation must get the same response and create nothing, which the counts show afterwards. */
async function checkRepeat(
  api: Api,
  { action, status, body }: { action: Creation; status: number; body: unknown },
): Promise<void> {
  const { path, form, picture, key } = action
  const sent = picture ? formOf({ ...(form as Record<string, string>), image: picture }) : form
  const again = await api.post(path, sent, { 'idempotency-key': key })
  expectSame({ status: again.status, body: again.body }, { status, body }, `The repeat of a POST to ${path}`)
}

async function checkCounts(api: Api, ledgers: readonly AcknowledgedWrites[]): Promise<void> {
  for (const path of ['/customer', '/product', '/invoice', '/receipt-voucher'] as const) {
    const { body } = await api.get<Listed<unknown>>(path)
    const acknowledged = ledgers.flatMap((ledger) => ledger.living(path)).length
    expectSame(body.count, acknowledged, `The number of records in ${path}`)
  }
  const { body } = await api.get<Listed<unknown>>('/invoice?status=issued')
  const orders = await api.get<Listed<unknown>>('/invoice-tracker')
  expectSame(orders.body.count, body.count, 'The number of orders')
}
