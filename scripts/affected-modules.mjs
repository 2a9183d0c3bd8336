import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readSources } from './architecture/sources.mjs'

/** Contains the commit at which `npm test -- --all` last passed. That run writes the file; it is committed by hand. */
const walkedAt = 'e2e/walked.json'

/** Files that every screen depends on without importing them. */
const ofEveryScreen = new Set([
  'index.html',
  'package-lock.json',
  'playwright.config.ts',
  'scripts/affected-modules.mjs',
  'vite.config.ts',
])

/**
 * What changed since all screens were last walked: `modules` are the changed modules and those that import one,
 * directly or not; `pathNames` are the names in `paths` of features whose screens depend on such modules. `undefined`
 * if that is not known or all screens changed: then all are walked.
 * @param {string} root
 * @returns {{ modules: string[], pathNames: string[] } | undefined}
 */
export function affectedSince(root) {
  const changed = changedFiles(root)
  if (changed === undefined || changed.some((file) => ofEveryScreen.has(file))) return undefined
  const sources = readSources(root)
  const modules = reachedBy(changed, sources)
  return { modules, pathNames: pathNamesOf(modules, sources) }
}

/**
 * The changed files and all modules that import one of them, directly or not. A walk's test data are not part of the
 * screens, so a change below `src` does not affect the modules of `e2e`.
 * @param {readonly string[]} changed
 * @param {readonly { path: string, imports: readonly { path?: string }[] }[]} sources
 * @returns {string[]}
 */
export function reachedBy(changed, sources) {
  const importers = new Map()
  for (const { path, imports } of sources) {
    for (const { path: imported } of imports) {
      if (imported === undefined || (isOfJourneys(path) && !isOfJourneys(imported))) continue
      importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  }
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached].toSorted()
}

/**
 * A feature lists its screens, by their names in `paths`, in its `resource.client.ts`, which imports them; a screen of
 * the app consists of screens of features, which it imports.
 */
function pathNamesOf(modules, sources) {
  const affected = new Set(modules)
  const ofApp = sources.filter(({ path }) => affected.has(path) && dirname(path) === 'src/app/screens')
  const joined = new Set(
    ofApp.flatMap(({ imports }) => imports.flatMap(({ path }) => (path ? dirname(path) : []))),
  )
  return sources
    .filter(({ path }) => basename(path) === 'resource.client.ts')
    .filter(({ path }) => affected.has(path) || joined.has(dirname(path)))
    .flatMap(({ pathNames }) => pathNames)
}

/**
 * Records that all screens were walked at the current commit. Returns false and writes nothing if the checkout has
 * uncommitted changes.
 */
export function writeWalked(root) {
  if (git(root, 'status', '--porcelain') !== '') return false
  // Formatted as the formatter would write it, so that the formatter changes nothing.
  writeFileSync(join(root, walkedAt), `{ "commit": "${git(root, 'rev-parse', 'HEAD')}" }\n`)
  return true
}

function isOfJourneys(path) {
  return path.startsWith('e2e/')
}

/**
 * The files changed since the commit of the last whole walk, committed or not; `undefined` if that commit is not an
 * ancestor.
 */
function changedFiles(root) {
  try {
    const { commit } = JSON.parse(readFileSync(join(root, walkedAt), 'utf8'))
    git(root, 'merge-base', '--is-ancestor', commit, 'HEAD')
    const tracked = git(root, 'diff', '--name-only', '--no-renames', commit)
    const added = git(root, 'ls-files', '--others', '--exclude-standard')
    return `${tracked}\n${added}`.split('\n').filter((file) => file !== '')
  } catch {
    return undefined
  }
}

function git(root, ...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
