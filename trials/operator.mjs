#!/usr/bin/env node
// Damages an installation by hand, one damage after another: catalog, settings, files, owners, backups and their disk, a
// failed start. After each, `npm run doctor` must name it and exit with 1; the way out that it prints is followed, and it
// must be satisfied again. In the end root restores what belongs to another account. Linux only, as root: nobody else
// gives files away or unmounts a disk.
//
//   node trials/operator.mjs

import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromSources } from '../scripts/from-sources.mjs'
import { prepare } from '../scripts/prepare.mjs'

await prepare()
process.chdir(join(import.meta.dirname, '..'))
const run = './trials/operator/operator-run.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-operator-')))
// A disk of its own, as backups should have.
const disk = realpathSync(mkdtempSync('/dev/shm/inkwell-operator-'))
try {
  const count = await fromSources(run, ({ damageAndRepair }) => damageAndRepair(folder, disk, console.log))
  console.log(`${count} damages, each named by the doctor with exit code 1, and repaired as it says.`)
  rmSync(folder, { recursive: true, force: true })
  rmSync(disk, { recursive: true, force: true })
} catch (error) {
  console.error(`${error.message}. The folders are kept, and mounted: ${folder}, ${disk}`)
  process.exit(1)
}
