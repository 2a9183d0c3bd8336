import { cases, costOf } from './against.mjs'
import { rareWord } from './fill.mjs'
import { forgetAnswers } from './forget.mjs'
import { forgetInvoices } from './invoices.mjs'
import { quantile, timed } from './measure.mjs'

const api = '/api/v1'
const turns = 9
const readsInTurn = 5
const middle = (values) => quantile(values, 0.5)

/**
 * Prints the growth of each kind of request with five times as many records: processor time of server and database
 * together, and clock time right after a write, in milliseconds. Both databases take turns, since the machine's speed
 * varies; the growth is the median of the turns.
 */
export async function growing(few, many) {
  const [ofFew, ofMany] = [await measures(few), await measures(many)]
  const table = {}
  for (const [name, onFew] of Object.entries(ofFew)) {
    const onMany = ofMany[name]
    const seen = []
    for (let turn = -1; turn < turns; turn++) {
      const costs = { few: await onFew.cost(), many: await onMany.cost() }
      // The first turn is a warm-up.
      if (turn >= 0) seen.push(costs)
    }
    await onFew.after?.()
    await onMany.after?.()
    table[name] = {
      [`${few.rows} invoices`]: middle(seen.map((costs) => costs.few)).toFixed(2),
      [`${many.rows} invoices`]: middle(seen.map((costs) => costs.many)).toFixed(2),
      grown: middle(seen.map((costs) => costs.many / costs.few)).toFixed(2),
    }
  }
  console.table(table)
}

/** The measurements on a database, by name. */
async function measures(context) {
  const { pool, rows } = context
  const found = {}
  for (const [name, { requests, isWrite }] of Object.entries(await cases(context))) {
    found[name.replace(/; .*/, '')] = {
      cost: () => processorTime(context, { requests }),
      ...(isWrite && { after: () => forgetInvoices(pool, rows) }),
    }
  }
  const year = new Date().getUTCFullYear() - 1
  const lists = {
    'by customer, rare': '?customer=77',
    'by dates (a month)': `?date_from=${year}-03-01&date_to=${year}-03-31`,
    drafts: '?status=draft',
    'search, rare word': `?search=${rareWord}`,
    'search, common word': '?search=Trading',
    'ordered by customer': '?ordering=customer_name',
    'first page': '?page=1',
  }
  for (const [name, path] of Object.entries(lists)) {
    // One after the other: searches are limited per user, and further ones would be refused.
    const requests = [{ method: 'GET', path: `${api}/invoice${path}` }]
    found[name] ??= { cost: () => processorTime(context, { requests, connections: 1 }) }
    found[`${name}, right after a write (ms)`] = { cost: () => afterWrites(context, path) }
  }
  return found
}

async function processorTime({ product, token, database }, asked) {
  const { app, database: ofDatabase } = await costOf({ ...product, token, ...asked }, database)
  return app + ofDatabase
}

async function afterWrites({ product, token }, path) {
  const times = []
  for (let read = 0; read < readsInTurn; read++) {
    await forgetAnswers({ product, token })
    times.push((await timed(product.address, `${api}/invoice${path}`, { token })).ms)
  }
  return middle(times)
}
