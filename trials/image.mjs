#!/usr/bin/env node
// Builds the image of the Dockerfile, and starts it like compose.yml: its account, its volumes, its secret and its
// health check. Needs root and Debian's buildah and mmdebstrap, but no daemon. The public base image is not available
// everywhere, so an image of Debian's packages with the Node.js of this machine replaces it; a read-only root and
// separate networks are not tested.
//
//   node trials/image.mjs

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeBaseImage } from './image/base.mjs'
import { Buildah } from './image/buildah.mjs'
import { runAsCompose } from './image/run-as-compose.mjs'
import { prepare } from '../scripts/prepare.mjs'

const missing = ['buildah', 'mmdebstrap'].filter((name) => spawnSync(name, ['--version']).error !== undefined)
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.error(
    `The image is not tested: this needs root, buildah and mmdebstrap (Debian: apt-get install ${missing.join(' ')}).`,
  )
  process.exit(1)
}

await prepare({ build: false })
const root = fileURLToPath(new URL('..', import.meta.url))
const [base, image] = ['localhost/inkwell-base', 'localhost/inkwell']
const cache = join(root, '.cache', 'image')
const buildah = new Buildah(cache)
const folder = mkdtempSync(join(cache, 'run-'))
try {
  await makeBaseImage(buildah, cache, base)
  console.log('The base is made: Debian’s packages and the Node.js of this machine')
  const since = Date.now()
  await buildah.build(root, base, image)
  console.log(`The image is built in ${Math.round((Date.now() - since) / 1000)} s`)
  const readyMs = await runAsCompose(buildah, image, folder, console.log)
  console.log(
    `The image runs as compose.yml describes, and was ready after ${(readyMs / 1000).toFixed(1)} s.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await buildah.removeAll()
  rmSync(folder, { recursive: true, force: true })
}
