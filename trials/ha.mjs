#!/usr/bin/env node
// Lets people work through three nodes before two PostgreSQL servers (a primary and its synchronous standby, from the
// embedded programs) while connections are cut, frozen and lost, the primary freezes, the standby or a node dies, the
// primary may only be read, all nodes are exchanged for a newer version one after another, and the primary is killed at
// last. No acknowledged write may be lost or be there twice, nothing but 503 with Retry-After
// may be answered, reads go on while writes hang, and open screens are refreshed within five seconds. About two
// minutes, without root. Linux only.
//
//   node trials/ha.mjs

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

await prepare()
process.chdir(join(import.meta.dirname, '..'))
const drill = './trials/ha/drill-run.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-ha-')))
try {
  const program = join(process.cwd(), 'dist/server/app/server.js')
  const { reports, acknowledged, refused } = await fromSources(drill, ({ drillRun }) =>
    drillRun(program, folder, console.log),
  )
  console.table(Object.fromEntries(reports.map(({ name, ...figures }) => [name, figures])))
  console.log(
    `${acknowledged} acknowledged writes, none lost and none twice; ${refused} answers of 503 meanwhile.`,
  )
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(`${error.stack ?? error}. The data folders are kept: ${folder}`)
  process.exitCode = 1
}
