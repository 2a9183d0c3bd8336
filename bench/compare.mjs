import { cpuOf } from './processes.mjs'
import { quantile, timed } from './timed.mjs'

const turns = 7
/** PostgreSQL plans a statement at least five times before it keeps a plan. */
const requestsInTurn = 20
const middle = (values) => quantile(values, 0.5)

/**
 * Measures the requests of all sides, which take turns, since the machine's speed varies. `casesOf` gives the requests
 * of a side by name: each a function of the number of the request, or `of` with a request `after` that is not measured.
 */
export async function compare(databases, sides, casesOf, find) {
  const cases = []
  for (const side of sides) cases.push(await casesOf(side))
  const table = {}
  for (const name of Object.keys(cases[0]).filter((each) => each.includes(find))) {
    const costs = sides.map(() => [])
    // Tokens are valid for some minutes.
    for (const side of sides) side.token = await side.signIn(side.admin.email)
    for (let turn = -1; turn < turns; turn++) {
      for (const [index, side] of sides.entries()) {
        const cost = await costOf(databases, side, cases[index][name], turn)
        // The first turn is a warm-up.
        if (turn >= 0) costs[index].push(cost)
      }
    }
    table[name] = shown(sides, costs)
  }
  console.log('Milliseconds of each request: processor time of server and database; by the clock the rest')
  console.table(table)
}

/** The mean costs of the requests of one turn. */
async function costOf({ pid, statements }, { product, token, database }, measured, turn) {
  const { of, after, many = requestsInTurn } = typeof measured === 'function' ? { of: measured } : measured
  const send = ({ path, ...request }) => timed(product.address, `/api/v1${path}`, { token, ...request })
  const sums = { server: 0, database: 0, planning: 0, execution: 0, ms: 0, kB: 0 }
  const before = await statements?.(database)
  for (let index = 0; index < many; index++) {
    const number = (turn + 1) * many + index
    if (after) await send(await after(number))
    const start = { server: cpuOf(product.pid), database: cpuOf(pid) }
    const { bytes, ms } = await send(await of(number))
    sums.server += cpuOf(product.pid) - start.server
    sums.database += cpuOf(pid) - start.database
    sums.ms += ms
    sums.kB += bytes.length / 1000
  }
  // With writes between the requests, the statements of both are counted.
  if (before && !after) {
    const now = await statements(database)
    for (const name of ['planning', 'execution']) sums[name] = now[name] - before[name]
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / many]))
}

function shown(sides, costs) {
  const figure = (ofSide, name) => middle(ofSide.map((cost) => cost[name])).toFixed(name === 'kB' ? 1 : 2)
  const row = {}
  for (const [index, { name }] of sides.entries()) {
    for (const each of Object.keys(costs[index][0])) row[`${name}: ${each}`] = figure(costs[index], each)
  }
  const [ours, theirs] = costs
  for (const name of theirs ? ['server', 'database'] : []) {
    const [above, below] = sides[1].rows > sides[0].rows ? [theirs, ours] : [ours, theirs]
    row[`${name} ÷`] = middle(above.map((cost, turn) => cost[name] / below[turn][name])).toFixed(2)
  }
  return row
}
