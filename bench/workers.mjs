import { availableParallelism } from 'node:os'
import { quantile, requestsPerSecond } from './measure.mjs'
import { putOnAllCores, putOnFirstCore } from './processes.mjs'

const turns = 6

/**
 * The first page of invoices on 16 connections, served by one process and by two in alternating turns: on all cores,
 * since two processes share nothing on one.
 */
export async function workers({ product, startProduct, database, token }) {
  const two = await startProduct({ WORKERS: '2' })
  for (const { pid } of [product, two]) putOnAllCores(pid)
  if (database) putOnAllCores(database)
  const rivals = { 'one worker': { ...product, rates: [] }, 'two workers': { ...two, rates: [] } }
  try {
    for (let turn = -1; turn < turns; turn++) {
      for (const { address, rates } of Object.values(rivals)) {
        const rate = await requestsPerSecond(`${address}/api/v1/invoice?page=1`, { token, seconds: 2 })
        // The first turn is a warm-up.
        if (turn >= 0) rates.push(rate)
      }
    }
  } finally {
    await two.stop()
    putOnFirstCore(product.pid)
    if (database) putOnFirstCore(database)
  }
  const shown = Object.entries(rivals).map(([name, { rates }]) => [
    name,
    { 'requests/s': Math.round(quantile(rates, 0.5)) },
  ])
  console.table(Object.fromEntries(shown))
  console.log(`on ${availableParallelism()} cores, which the database and whoever asks use as well`)
}
