import { customerCount } from './fill.mjs'
import { forgetAnswers } from './forget.mjs'
import { quantile, timed } from './measure.mjs'

const api = '/api/v1'
const round = (value) => value.toFixed(1)

/** The receivables of all customers, and the statement of one with about two thousand entries. */
export async function owed({ product, token }) {
  const statement = `/customer/${customerCount}/statement`
  const { customers, entries } = await sizes({ product, token }, statement)
  const cases = {
    [`receivables of ${customers} customers`]: '/receivables',
    'receivables since the invoice date, searched': '/receivables?age_from=invoice&search=Tigris',
    'receivables by salesman': '/receivables?by=salesman',
    'receivables as of a day': '/receivables?on=2025-06-30',
    [`statement of ${entries} entries`]: statement,
    'account of that customer': `/customer/${customerCount}/account`,
    'statement of another customer': '/customer/77/statement',
    'what waits to be put right': '/reconcile',
  }
  const table = {}
  for (const [name, path] of Object.entries(cases)) {
    const times = []
    for (let turn = 0; turn < 30; turn++) {
      await forgetAnswers({ product, token })
      times.push((await timed(product.address, api + path, { token })).ms)
    }
    table[name] = { 'median ms': round(quantile(times, 0.5)), 'p99 ms': round(quantile(times, 0.99)) }
  }
  const pdf = await timed(product.address, `${api}${statement}/pdf`, { token })
  table[`statement of ${entries} entries as PDF`] = { 'median ms': round(pdf.ms) }
  console.table(table)
}

async function sizes({ product, token }, statement) {
  const answer = async (path) => JSON.parse((await timed(product.address, api + path, { token })).bytes)
  const { count } = await answer('/receivables')
  const { entries } = await answer(statement)
  return { customers: count, entries: entries.length }
}
