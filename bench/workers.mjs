import { availableParallelism } from 'node:os'
import { quantile, requestsPerSecond } from './measure.mjs'

const turns = 6

/** The first page of the invoices from 16 connections, served by one process and by two, in turns. */
export async function workers({ product, startProduct, token }) {
  const two = await startProduct({ WORKERS: '2' })
  const rivals = { 'one worker': { ...product, rates: [] }, 'two workers': { ...two, rates: [] } }
  try {
    for (let turn = -1; turn < turns; turn++) {
      for (const { address, rates } of Object.values(rivals)) {
        const rate = await requestsPerSecond(`${address}/api/v1/invoice?page=1`, { token, seconds: 2 })
        // The first turn only warms both up.
        if (turn >= 0) rates.push(rate)
      }
    }
  } finally {
    await two.stop()
  }
  const shown = Object.entries(rivals).map(([name, { rates }]) => [
    name,
    { 'requests/s': Math.round(quantile(rates, 0.5)) },
  ])
  console.table(Object.fromEntries(shown))
  console.log(`on ${availableParallelism()} cores, which the database and whoever asks use as well`)
}
