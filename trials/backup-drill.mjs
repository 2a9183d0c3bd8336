#!/usr/bin/env node
// Tests backups and restores: truncated, damaged and encrypted files, full disks, killed restores, point-in-time
// recovery, a data folder deleted during work, wrong clocks, and files of earlier releases. Needs only the product's
// own programs.
//
//   node trials/backup-drill.mjs

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

await prepare()
process.chdir(join(import.meta.dirname, '..'))
const drill = './trials/backup-drill/drill.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-drill-')))
try {
  await fromSources(drill, ({ backupDrill }) => backupDrill(folder, console.log))
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(error)
  console.error(`The folder is kept: ${folder}`)
  process.exit(1)
}
