#!/usr/bin/env node
// Runs random histories of money (all kinds of documents on random days, with closings, cancellations, splits and two
// writers), and compares the product's figures of today and of ten past days with an independent model after each. A
// hundred histories share one set of books: the larger the books, the longer each comparison.
//
//   node trials/histories.mjs [--histories 1000] [--actions 30] [--seed N]

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '1000' },
    actions: { type: 'string', default: '30' },
    seed: { type: 'string' },
  },
})
const [histories, actions] = [Number(values.histories), Number(values.actions)]
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (![histories, actions, seed].every(Number.isInteger) || histories < 1 || actions < 1) {
  console.error('--histories and --actions must be whole numbers from 1, --seed a whole number.')
  process.exit(1)
}

await prepare({ build: false })
process.chdir(join(import.meta.dirname, '..'))
const drill = './trials/histories/histories-run.ts'

const inOneBook = 100
const done = new Map()
console.log(`Seed ${seed}`)
for (let lived = 0; lived < histories && !process.exitCode; lived += inOneBook) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-histories-')))
  const wanted = { histories: Math.min(inOneBook, histories - lived), actions, seed: seed + lived }
  try {
    const report = await fromSources(drill, ({ historiesRun }) =>
      historiesRun(join(folder, 'data'), { ...wanted, print: (line) => console.log(`${lived} + ${line}`) }),
    )
    for (const [action, times] of report.done) done.set(action, (done.get(action) ?? 0) + times)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
if (!process.exitCode) {
  const actionsDone = [...done]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([action, times]) => `${action}: ${times}`)
  console.log(`${histories} histories of ${actions} actions, no difference. ${actionsDone.join(', ')}`)
}
