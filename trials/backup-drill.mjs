#!/usr/bin/env node
// Tries what may happen to backups: files that are cut, damaged or encrypted, disks that become full, restores that are
// killed, moments that are brought back, a data folder that is deleted while people work, clocks that are wrong, and the
// files of earlier releases. It needs nothing but the product's own programs.
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
