import { forgetAnswers } from './forget.mjs'
import { quantile, timed } from './measure.mjs'

const api = '/api/v1'
const cardsPerPage = 40
const statuses = [
  'Pending',
  'Start_process',
  'On_hold',
  'Shipping Time',
  'Delivered',
  'Overdue',
  'Complete',
  'Close',
]
const round = (value) => value.toFixed(1)
const shown = (times) => ({
  'median ms': round(quantile(times, 0.5)),
  'p99 ms': round(quantile(times, 0.99)),
})

/** The dashboard of each role: while nothing changes, and right after an invoice and an order have changed. */
export async function dashboard({ product, token, signIn }) {
  const people = {
    superuser: token,
    admin: await signIn('person3'),
    manager: await signIn('person1'),
    salesman: await signIn('person2'),
  }
  const table = {}
  for (const [role, bearer] of Object.entries(people)) {
    const look = async () => (await timed(product.address, `${api}/dashboard`, { token: bearer })).ms
    const kept = []
    for (let turn = 0; turn < 100; turn++) kept.push(await look())
    table[`dashboard of a ${role}`] = shown(kept)
    const changed = []
    for (let turn = 0; turn < 20; turn++) {
      await forgetAnswers({ product, token })
      changed.push(await look())
    }
    table[`dashboard of a ${role}, after a write`] = shown(changed)
  }
  console.table(table)
}

/** The requests of the board: its first cards, more of its longest column, and moving a card. */
export async function board({ product, token }) {
  const send = (path, options) =>
    timed(product.address, `${api}/invoice-tracker${path}`, { token, ...options })
  const cards = (status, page) =>
    send(`?status=${encodeURIComponent(status)}&ordering=-updated_at&page=${page}&page_size=${cardsPerPage}`)
  const columns = () => Promise.all(statuses.map((status) => cards(status, 1)))
  const repeated = async (turns, work) => {
    const times = []
    for (let turn = 0; turn < turns; turn++) {
      const start = performance.now()
      await work(turn)
      times.push(performance.now() - start)
    }
    return shown(times)
  }
  const { count, results } = JSON.parse((await cards('Pending', 1)).bytes)
  const complete = JSON.parse((await cards('Complete', 1)).bytes)
  const [card] = results
  const move = (turn) => {
    const way = turn % 2 === 0 ? { from: 'Pending', to: 'On_hold' } : { from: 'On_hold', to: 'Pending' }
    return send(`/${card.id}/status`, { method: 'PUT', body: way })
  }
  const page = (number) => `cards ${(number - 1) * cardsPerPage + 1} to ${number * cardsPerPage}`
  const long = complete.count.toLocaleString('en')
  const table = {
    'first cards of all columns': await repeated(50, columns),
    [`${page(25)} of ${count.toLocaleString('en')}`]: await repeated(50, () => cards('Pending', 25)),
    [`${page(2)} of ${long}`]: await repeated(50, () => cards('Complete', 2)),
    [`${page(100)} of ${long}`]: await repeated(50, () => cards('Complete', 100)),
    'a card moved': await repeated(50, move),
  }
  const afterMove = []
  for (let turn = 0; turn < 20; turn++) {
    await move(turn)
    const start = performance.now()
    await columns()
    afterMove.push(performance.now() - start)
  }
  console.table({ ...table, 'all columns after a move': shown(afterMove) })
}
