import { against, papers } from './against.mjs'
import { rareWord } from './fill.mjs'
import { receive } from './receive.mjs'
import { forgetAnswers } from './forget.mjs'
import { forgetInvoices, invoiceOf } from './invoices.mjs'
import { interactions } from './interactions.mjs'
import { owed } from './owed.mjs'
import { quantile, requestsPerSecond, timed } from './measure.mjs'
import { cpuOf } from './processes.mjs'
import { board, dashboard } from './screens.mjs'
import { sheets } from './sheets.mjs'
import { workers } from './workers.mjs'

const api = '/api/v1'
const round = (value, digits = 1) => value.toFixed(digits)

/**
 * The first page of invoices on 16 connections, compared with the bare server in alternating turns, since other
 * programs use the machine; processor time per request does not depend on those.
 */
async function ratio({ product, bare, token }) {
  const turns = 16
  const seconds = 1
  const rivals = {
    product: { ...product, token, rates: [], cpu: [] },
    bare: { ...bare, token: undefined, rates: [], cpu: [] },
  }
  for (let turn = -1; turn < turns; turn++) {
    for (const { address, pid, token: bearer, rates, cpu } of Object.values(rivals)) {
      const before = cpuOf(pid)
      const rate = await requestsPerSecond(`${address}${api}/invoice?page=1`, { token: bearer, seconds })
      // The first turn is a warm-up.
      if (turn < 0) continue
      rates.push(rate)
      cpu.push((cpuOf(pid) - before) / (rate * seconds))
    }
  }
  const shown = ({ rates, cpu }) => ({
    'requests/s': Math.round(quantile(rates, 0.5)),
    'CPU ms per request': round(quantile(cpu, 0.5), 3),
  })
  const ratios = rivals.product.rates.map((rate, turn) => rate / rivals.bare.rates[turn])
  console.table({
    'first page, product': shown(rivals.product),
    'first page, bare node:http + pg': shown(rivals.bare),
  })
  const all = ratios.map((each) => round(each, 2)).join(', ')
  console.log(`ratio of requests per second: median ${round(quantile(ratios, 0.5), 2)} of ${all}`)
}

/** The time of one list: with its count cached, and without, as after any write. */
async function latencies({ product, token }, variants) {
  const get = async (path) => (await timed(product.address, api + path, { token })).ms
  const table = {}
  for (const [name, path] of Object.entries(variants)) {
    const cold = []
    for (let turn = 0; turn < 15; turn++) {
      await forgetAnswers({ product, token })
      cold.push(await get(path))
    }
    const kept = []
    for (let turn = 0; turn < 200; turn++) kept.push(await get(path))
    table[name] = {
      'kept, median ms': round(quantile(kept, 0.5)),
      'kept, p99 ms': round(quantile(kept, 0.99)),
      'count lost, median ms': round(quantile(cold, 0.5)),
      'count lost, p99 ms': round(quantile(cold, 0.99)),
    }
  }
  console.table(table)
}

async function lists(context) {
  const last = Math.ceil(context.rows / 10)
  const year = new Date().getUTCFullYear() - 1
  const searched = (words) => `/invoice?search=${encodeURIComponent(words)}`
  await latencies(context, {
    'first page': '/invoice?page=1',
    drafts: '/invoice?status=draft',
    'by customer': '/invoice?customer=77',
    'by dates (a month)': `/invoice?date_from=${year}-03-01&date_to=${year}-03-31`,
    'by status, type and payment': '/invoice?status=issued&invoice_type=credit&payment_method=cash',
    'search, rare word': searched(rareWord),
    'search, number': searched(`INV-${year}-00042`),
    'search, common word': searched('Trading'),
    'search, two words': searched('Tigris Jordan'),
    'search, two letters': searched('ba'),
    'search, no hit': searched('zzqqxx'),
    'search, two letters, rare': searched('zz'),
    'search, Arabic word': searched('مكتبة'),
    'palette, Arabic word': `/search?q=${encodeURIComponent('مكتبة')}`,
    'palette, two letters': '/search?q=zz',
    'page 10,000': `/invoice?page=${Math.min(10_000, Math.ceil(last / 2))}`,
    'last page': `/invoice?page=${last}`,
    'one invoice': `/invoice/${Math.ceil(context.rows / 2)}`,
    orders: '/invoice-tracker?page=1',
    'orders overdue': '/invoice-tracker?overdue=true',
  })
}

async function orderings(context) {
  const columns = [
    'invoice_date',
    'invoice_no',
    'order_no',
    'po_ref',
    'customer_name',
    'subtotal',
    'discount',
    'grand_total',
    'invoice_type',
    'is_shipping_required',
    'delivery_country',
    'payment_method',
    'status',
    'created_at',
    'age_days',
  ]
  await latencies(
    context,
    Object.fromEntries(
      columns
        .flatMap((name) => [name, `-${name}`])
        .map((name) => [`invoices by ${name}`, `/invoice?ordering=${name}`]),
    ),
  )
  const ofOrders = [
    'invoice_number',
    'date',
    'customer_name',
    'customer_code',
    'customer_email',
    'invoice_amount',
    'total_paid',
    'outstanding',
    'age_days',
    'due_date',
    'status',
    'notes',
  ]
  await latencies(
    context,
    Object.fromEntries(ofOrders.map((name) => [`orders by -${name}`, `/invoice-tracker?ordering=-${name}`])),
  )
}

/** Invoices of ten lines with pictures; each is a different document, since the compiler caches equal ones. */
async function pdf({ product, token, rows }) {
  const documents = Math.min(300, Math.floor(rows / 10))
  const path = (index) => `${api}/invoice/generate-pdf/${(index + 1) * 10}`
  const warmUp = Math.min(20, documents - 1)
  for (let index = 0; index < warmUp; index++) await timed(product.address, path(index), { token })
  const before = cpuOf(product.pid)
  const start = performance.now()
  let next = warmUp
  const worker = async () => {
    while (next < documents) await timed(product.address, path(next++), { token })
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const made = documents - warmUp
  console.table({
    'invoice PDF, ten lines with pictures': {
      'CPU ms each': round((cpuOf(product.pid) - before) / made),
      'per second': round((made / (performance.now() - start)) * 1000),
    },
  })
}

/** Invoices of three lines on 16 connections; what they write is removed afterwards. */
async function create({ product, token, pool, rows }) {
  const rate = await requestsPerSecond(`${product.address}${api}/invoice`, {
    token,
    seconds: 6,
    method: 'POST',
    body: await invoiceOf(pool, 3),
  })
  const { rows: gaps } = await pool.query(
    `select count(*)::int as made, max(substring(invoice_no from 10)::int) - min(substring(invoice_no from 10)::int) + 1 - count(*)::int as gaps
     from invoice where id > $1`,
    [rows],
  )
  console.table({ 'invoices created, 16 at once': { 'per second': Math.round(rate), ...gaps[0] } })
  await forgetInvoices(pool, rows)
}

export const parts = {
  against,
  papers,
  ratio,
  lists,
  orderings,
  dashboard,
  board,
  owed,
  pdf,
  create,
  receive,
  sheets,
  workers,
  interactions,
}
