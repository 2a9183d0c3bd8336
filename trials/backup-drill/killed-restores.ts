import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { contentsOf } from './contents.ts'
import { onDataFolder } from './data-folder.ts'

const contentsIn = async (dataDir: string) => onDataFolder(dataDir, async (pool) => contentsOf(pool))

/** The same as `npm run restore -- FILE --replace` after a build. */
const program = `const { restore } = await import('./dist/server/app/commands/restore.server.js')
await restore(process.argv[1], { replace: true }, { print() {}, progress() {} })`

async function restoreInAProcess(dataDir: string, file: string, killAfterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, file], {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], DATA_DIR: dataDir, BACKUP_DIR: 'off' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const wasKilled = await Promise.race([ended.then(() => false), sleep(killAfterMs, true)])
  child.kill('SIGKILL')
  const [code]: (number | null)[] = await ended
  if (!wasKilled && code !== 0) throw new Error(`A restore that nobody killed ended with ${code}`)
  return wasKilled
}

/**
 * Restores a file and kills the restore, later each time, until one completes. Throws if a killed one changed anything.
 * Returns how many were killed.
 */
export async function killRestores(dataDir: string, file: string, stepMs: number): Promise<number> {
  const before = await contentsIn(dataDir)
  for (let killed = 0; ; killed++) {
    if (!(await restoreInAProcess(dataDir, file, (killed + 1) * stepMs))) return killed
    if (!isDeepStrictEqual(await contentsIn(dataDir), before)) {
      // Killed after the commit, before it could report success.
      return killed
    }
  }
}
