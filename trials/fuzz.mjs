#!/usr/bin/env node
// Sends hostile requests to every endpoint, with invalid values in any position, and checks that none causes a server
// error.
//
//   node trials/fuzz.mjs [--requests 20000] [--seed N]

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

const options = { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } }
const { values } = parseArgs({ options })
const requests = Number(values.requests)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('--requests must be a whole number from 1, --seed a whole number.')
  process.exit(1)
}

await prepare({ build: false })
process.chdir(join(import.meta.dirname, '..'))
const drill = './trials/fuzz/fuzz-run.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-fuzz-')))
try {
  const { statuses, failures } = await fromSources(drill, ({ fuzzRun }) =>
    fuzzRun(join(folder, 'data'), requests, seed),
  )
  for (const { request, status, answer } of failures.slice(0, 20)) {
    console.error(status, request.method, request.path.slice(0, 200), request.body?.slice(0, 500), answer)
  }
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`${requests} requests (seed ${seed}), ${failures.length} failures. ${counts.join(', ')}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
