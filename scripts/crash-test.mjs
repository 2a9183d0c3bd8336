#!/usr/bin/env node
// Kills node, the database server and its backends at random moments under load, and checks each time that
// the next start works and that no acknowledged write is lost. Linux only.
//
//   node scripts/crash-test.mjs [--rounds 20]

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds must be a whole number from 1.')
  process.exit(1)
}

process.chdir(join(import.meta.dirname, '..'))
const testing = './src/kernel/server/testing'
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module
const { bundle } = await load(`${testing}/bundle.ts`)
const { crashRounds } = await load(`${testing}/crash/rounds.ts`)
const { writerSubjects } = await load(`${testing}/crash/writer-subject.ts`)

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-crash-')))
try {
  const program = await bundle('src/kernel/server/testing/crash/writer.ts', folder)
  const report = await crashRounds(rounds, join(folder, 'data'), writerSubjects(program), console.log)
  console.log(
    `${rounds} rounds: ${report.acknowledged} acknowledged writes, none lost; slowest start ${report.slowestStartMs} ms.`,
  )
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(`${error.message}. The data folder is kept: ${folder}`)
  process.exitCode = 1
}
