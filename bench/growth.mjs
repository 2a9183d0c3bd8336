import { cases, costOf } from './against.mjs'
import { rareWord } from './fill.mjs'
import { forgetAnswers } from './forget.mjs'
import { forgetInvoices } from './invoices.mjs'
import { quantile, timed } from './measure.mjs'

const api = '/api/v1'
const turns = 5

/** CPU milliseconds of each kind of request, server and database together, and of lists right after a write. */
export async function growing(context) {
  const { pool, rows } = context
  const costs = {}
  for (const [name, { requests, isWrite }] of Object.entries(await cases(context))) {
    const each = await inTurns(() =>
      costOf({ ...context.product, token: context.token, requests }, context.database),
    )
    costs[name.replace(/; .*/, '')] = quantile(
      each.map(({ app, database }) => app + database),
      0.5,
    )
    if (isWrite) await forgetInvoices(pool, rows)
  }
  const year = new Date().getUTCFullYear() - 1
  const lists = {
    'by customer, rare': '?customer=77',
    'by dates (a month)': `?date_from=${year}-03-01&date_to=${year}-03-31`,
    drafts: '?status=draft',
    'search, rare word': `?search=${rareWord}`,
    'search, common word': '?search=Trading',
    'ordered by customer': '?ordering=customer_name',
  }
  for (const [name, path] of Object.entries(lists)) {
    const requests = [{ method: 'GET', path: `${api}/invoice${path}` }]
    // One after the other: a person's searches have a share, and the next is refused.
    const each = await inTurns(() =>
      costOf({ ...context.product, token: context.token, requests, connections: 1 }, context.database),
    )
    costs[name] = quantile(
      each.map(({ app, database }) => app + database),
      0.5,
    )
    costs[`${name}, right after a write (ms)`] = await afterWrites(context, path)
  }
  costs['first page, right after a write (ms)'] = await afterWrites(context, '?page=1')
  return costs
}

async function inTurns(measure) {
  await measure()
  const each = []
  for (let turn = 0; turn < turns; turn++) each.push(await measure())
  return each
}

async function afterWrites({ product, token }, path) {
  const times = []
  for (let turn = 0; turn < 15; turn++) {
    await forgetAnswers({ product, token })
    times.push((await timed(product.address, `${api}/invoice${path}`, { token })).ms)
  }
  return quantile(times, 0.5)
}

/** Prints what five times as many records make of each request. */
export function grown(few, many) {
  console.table(
    Object.fromEntries(
      Object.entries(few).map(([name, cost]) => [
        name,
        {
          '200,000 invoices': cost.toFixed(2),
          '1,000,000 invoices': many[name]?.toFixed(2),
          grown: ((many[name] ?? Number.NaN) / cost).toFixed(2),
        },
      ]),
    ),
  )
}
