import { performance } from 'node:perf_hooks'
import { chromiumPages } from './chromium.mjs'
import { forgetInvoices, invoiceOf } from './invoices.mjs'
import { quantile, requestsOf, timed } from './measure.mjs'
import { cpuOf } from './processes.mjs'

const api = '/api/v1'
const turns = 5
const seconds = 1
const round = (value, digits = 2) => value.toFixed(digits)

/**
 * Compares the product with the bare server, both with the database on one core, in alternating turns. Measures
 * processor time per request, of the server and of the database, since other programs use the machine too.
 */
export async function against(context) {
  const { product, bare, database, token, pool, rows } = context
  const table = {}
  for (const [name, { requests, bareRequests = requests, isWrite }] of Object.entries(await cases(context))) {
    const rivals = {
      product: { ...product, token, requests, costs: [] },
      bare: { ...bare, requests: bareRequests, costs: [] },
    }
    for (let turn = -1; turn < turns; turn++) {
      for (const rival of Object.values(rivals)) {
        const cost = await costOf(rival, database)
        // The first turn is a warm-up.
        if (turn >= 0) rival.costs.push(cost)
      }
    }
    if (isWrite) await forgetInvoices(pool, rows)
    const [ours, theirs] = Object.values(rivals).map(({ costs }) => middle(costs))
    table[name] = {
      'product, app + database': `${round(ours.app)} + ${round(ours.database)}`,
      'bare, app + database': `${round(theirs.app)} + ${round(theirs.database)}`,
      'bare ÷ product': round((theirs.app + theirs.database) / (ours.app + ours.database)),
    }
  }
  console.log('CPU milliseconds of each request; the bare server does one statement, no checks and no count')
  console.table(table)
}

/** The measured requests of the product, and of the bare server where they differ. */
export async function cases({ rows, pool }) {
  const body = await invoiceOf(pool, 10)
  const { rows: numbered } = await pool.query(
    `select invoice_no from invoice where status = 'issued' and id > $1 order by id limit 50`,
    [Math.floor(rows / 2)],
  )
  const get = (path) => ({ method: 'GET', path: `${api}/invoice${path}` })
  const post = (path = '') => ({ method: 'POST', path: `${api}/invoice${path}`, body })
  const nineLists = (write) => [...Array.from({ length: 9 }, () => get('?page=1')), write]
  return {
    'first page': { requests: [get('?page=1')] },
    'page 5,000 of 10,000': { requests: [get(`?page=${rows / 40}&page_size=20`)] },
    'search for an invoice number': {
      requests: numbered.map(({ invoice_no }) => get(`?search=${invoice_no}`)),
    },
    'create, ten lines': { requests: [post()], isWrite: true },
    'create, ten lines; bare without triggers': {
      requests: [post()],
      bareRequests: [post('?silent')],
      isWrite: true,
    },
    'nine first pages and a create': { requests: nineLists(post()), isWrite: true },
  }
}

/** The processor time per request in milliseconds, of a server and of the database. */
export async function costOf({ address, pid, token, requests, connections }, database) {
  const before = { app: cpuOf(pid), database: cpuOf(database) }
  const count = await requestsOf(address, { token, seconds, requests, connections })
  return {
    app: (cpuOf(pid) - before.app) / count,
    database: (cpuOf(database) - before.database) / count,
  }
}

function middle(costs) {
  const of = (part) =>
    quantile(
      costs.map((cost) => cost[part]),
      0.5,
    )
  return { app: of('app'), database: of('database') }
}

/** Invoices of ten lines with pictures as PDF: the whole request, compared with Chromium printing such a page. */
export async function papers({ product, database, token, rows }) {
  const documents = Math.min(60, Math.floor(rows / 10) - 20)
  const path = (index) => `${api}/invoice/generate-pdf/${(index + 1) * 10}`
  for (let index = 0; index < 20; index++) await timed(product.address, path(index), { token })
  const costs = async (first, of) => {
    const before = cpuOf(product.pid) + cpuOf(database)
    const start = performance.now()
    for (let index = 0; index < of; index++) await timed(product.address, path(first + index), { token })
    return {
      cpu: (cpuOf(product.pid) + cpuOf(database) - before) / of,
      ms: (performance.now() - start) / of,
    }
  }
  const half = Math.floor(documents / 2)
  const early = await costs(20, half)
  const rival = await chromiumPages(product, token)
  const late = await costs(20 + half, half)
  const again = await costs(20 + half, half)
  const made = { cpu: (early.cpu + late.cpu) / 2, ms: (early.ms + late.ms) / 2 }
  const shown = ({ cpu, ms }) => ({
    'CPU ms': round(cpu, 1),
    ms: round(ms, 1),
    ...(rival && { 'Chromium ÷ this': round(rival.cpu / cpu, 1) }),
  })
  console.table({
    'PDF of ten lines with pictures': shown(made),
    'the same again': shown(again),
    ...(rival && { 'Chromium printing such a page': shown(rival) }),
  })
}
