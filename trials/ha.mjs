#!/usr/bin/env node
// Users work through three nodes with two PostgreSQL servers (a primary and its synchronous standby, from the embedded
// programs) while connections are cut, frozen and lost, the primary freezes, the standby or a node dies, the primary
// becomes read-only, all nodes are replaced by a newer version one after another, and finally the primary is killed. No
// acknowledged write may be lost or duplicated, nothing but 503 with Retry-After may be answered, reads must work while
// writes hang, and open screens must be refreshed within five seconds. About two minutes, without root. Linux only.
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
