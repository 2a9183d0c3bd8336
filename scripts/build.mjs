import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOfSources, stampBuild } from './build-stamp.mjs'
import { compressFolder } from './compress.mjs'
import { run } from './run.mjs'

/**
 * Builds browser and server in parallel into dist. The old build is replaced only when the new one is complete, so a
 * failed or killed build leaves it in place. Throws with the compiler's output.
 */
export async function buildAll(root, inherited) {
  const fresh = join(root, 'dist-next')
  const old = join(root, 'dist-old')
  const fingerprint = fingerprintOfSources(root)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  const tool = (name, args) => run(join(root, 'node_modules', '.bin', name), args, { cwd: root, inherited })
  const build = (...args) => tool('vite', ['build', '--logLevel', 'warn', ...args])
  const outcomes = await Promise.allSettled([
    build('--outDir', join(fresh, 'client')).then(() => compressFolder(join(fresh, 'client'))),
    build('--config', 'vite.server.config.ts', '--outDir', join(fresh, 'server')),
  ])
  const reasons = outcomes.flatMap(({ reason }) => (reason ? [reason.message] : []))
  if (reasons.length > 0) throw new Error(reasons.join('\n\n'))
  stampBuild(fresh, fingerprint)
  const dist = join(root, 'dist')
  rmSync(old, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  rmSync(old, { recursive: true, force: true })
}
