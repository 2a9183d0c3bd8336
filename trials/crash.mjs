#!/usr/bin/env node
// Kills the product and its database server at random times while users work over HTTP, and checks each time that the
// next start works, that no acknowledged write is lost or changed, and that every interrupted write happened completely
// or not at all. Linux only.
//
//   node trials/crash.mjs [--rounds 20]

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)
const frozenMs = 70_000
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds must be a whole number from 1.')
  process.exit(1)
}

await prepare()
process.chdir(join(import.meta.dirname, '..'))
const drill = './trials/crash/rounds.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-crash-')))
try {
  const program = join(process.cwd(), 'dist/server/app/server.js')
  const report = await fromSources(drill, ({ crashRounds }) =>
    crashRounds(rounds, program, join(folder, 'data'), console.log, frozenMs),
  )
  console.log(
    `${rounds} rounds: ${report.acknowledged} acknowledged writes, none lost; ${report.repeats} that were cut off ` +
      `happened once or not at all; slowest start ${report.slowestStartMs} ms.`,
  )
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(`${error.message}. The data folder is kept: ${folder}`)
  process.exit(1)
}
