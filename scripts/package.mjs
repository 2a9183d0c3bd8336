import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { packedSize, stagePackage } from './stage-package.mjs'
import { run } from './run.mjs'

/*
 * `npm run package` writes inkwell-x.y.z.tar.gz: the built product with its runtime packages, for machines like this
 * one. There, unpack it and run `node start`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const staging = `${root}.cache/package-${process.pid}`

await prepare()
mkdirSync(staging, { recursive: true })
try {
  const name = await stagePackage(root, staging)
  const file = `${root}${name}.tar.gz`
  // Unpacked as root, the files must not belong to the builder's user id.
  const owner = process.platform === 'linux' ? ['--owner=0', '--group=0', '--sort=name'] : []
  await run('tar', ['-C', staging, ...owner, '-czf', file, name])
  console.log(`${name}.tar.gz: ${packedSize(file)} MB, for ${process.platform}-${process.arch}`)
} finally {
  rmSync(staging, { recursive: true, force: true })
}
