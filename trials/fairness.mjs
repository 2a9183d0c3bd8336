#!/usr/bin/env node
// One user (before sign-in: one address) sends far too many requests at once, in each of the ways that once blocked the
// server, while three others read lists and save. Prints how long the three wait during each flood. None of them may
// wait a second longer than on a quiet server, or get 503. Three minutes on two cores.
//
//   node trials/fairness.mjs

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

await prepare()
process.chdir(join(import.meta.dirname, '..'))
const { fill } = await import('../bench/fill.mjs')
const drill = './trials/fairness/fairness-run.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-fairness-')))
try {
  const program = join(process.cwd(), 'dist/server/app/server.js')
  const { table, faults } = await fromSources(drill, ({ fairnessRun }) =>
    fairnessRun(program, join(folder, 'data'), fill),
  )
  console.table(table)
  for (const fault of faults) console.error(fault)
  const floods = Object.keys(table).length - 1
  console.log(
    faults.length === 0
      ? `${floods} floods, and nobody else waited for one`
      : `${faults.length} of ${floods} floods kept others from working`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
