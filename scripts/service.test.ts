import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const isRoot = process.getuid?.() === 0
if (!isRoot)
  process.stderr.write('Not root: that root becomes the owner of a data folder for a command is not tried\n')

/** Debian's nobody. */
const owner = 65_534

/** As whom a command works that root runs on this data folder. */
function whoRuns(dataDir: string, more: NodeJS.ProcessEnv = {}): number[] {
  const code = `import { asService } from ${JSON.stringify(join(import.meta.dirname, 'service.mjs'))}
    asService()
    console.log(JSON.stringify([process.getuid(), process.getgid(), ...process.getgroups()]))`
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...more }
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env, encoding: 'utf8' }),
  )
}

test.runIf(isRoot)('a command that root runs works as the owner of the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  expect(whoRuns(dataDir)[0]).toBe(0)
  chownSync(dataDir, owner, owner)
  // With no other group: root's would let it write where the owner may not.
  expect(whoRuns(dataDir)).toEqual([owner, owner, owner])
  // A folder that is lost, or not restored yet, would have belonged to the owner of the folder around it.
  expect(whoRuns(join(dataDir, 'lost', 'data'))).toEqual([owner, owner, owner])
  // A database behind DATABASE_URL has no folder.
  expect(whoRuns(dataDir, { DATABASE_URL: 'postgres://localhost/inkwell' })[0]).toBe(0)
})
