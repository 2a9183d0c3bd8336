import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sourceFolders = ['src', 'public']
const sourceFiles = [
  'index.html',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'tsconfig.json',
  'tsconfig.server.json',
  'vite.config.ts',
  'vite.server.config.ts',
]

/** Whether dist was built from the current sources. */
export function buildIsCurrent(root) {
  try {
    return readFileSync(stampPath(join(root, 'dist')), 'utf8') === fingerprintOfSources(root)
  } catch {
    return false
  }
}

/** Marks the finished build in `folder` as made from the sources with this fingerprint. */
export function stampBuild(folder, fingerprint) {
  writeFileSync(stampPath(folder), fingerprint)
}

/**
 * A hash of every path and content that the build reads. Contents instead of times, because switching branches changes
 * only times, and two hundred small files are read in milliseconds.
 */
export function fingerprintOfSources(root) {
  const hash = createHash('sha1')
  for (const path of [...sourceFolders.flatMap((folder) => filesBelow(root, folder)), ...sourceFiles]) {
    const file = join(root, path)
    if (!existsSync(file)) continue
    const content = readFileSync(file)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesBelow(root, path)
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
    })
}

function stampPath(folder) {
  return join(folder, '.sources')
}
