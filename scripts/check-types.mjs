import { rmSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * `npm run types`: checks the three projects incrementally, with one checker each, because each further checker would
 * compute most types again: four of them take three times the work.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const known = join(root, '.cache/types')
const installed = join(root, 'node_modules/.package-lock.json')

// For packages the compiler compares only file times, and npm gives the files of every version the same time.
if (timeOf(known) < timeOf(installed)) rmSync(known, { recursive: true, force: true })

const compiler = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-b', '--checkers', '1', '--builders', '2'], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
