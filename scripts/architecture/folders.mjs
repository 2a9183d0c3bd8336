import { readFileSync } from 'node:fs'

/**
 * The features in order: a feature may import those before it and none after it. This list is the rule for imports and
 * for the features' SQL; a new feature is one entry in it.
 */
const features = JSON.parse(readFileSync(new URL('../../src/features/order.json', import.meta.url), 'utf8'))

/** Folders from lowest to highest. An import points to the same folder or to an earlier one. */
const folders = [
  // Independent of Inkwell: each part has a README and imports nothing of the kernel.
  'parts/program',
  'parts/embedded-postgres',
  'parts/spreadsheets',
  // Texts in all languages, used by everything above.
  'i18n',
  'kernel/contract',
  'kernel/server',
  'kernel/client',
  // Files directly in features: the addresses of all screens, since every feature may link to any other.
  'features',
  ...features.map((name) => `features/${name}`),
  'app',
]

/**
 * The folders of the kernel's server from lowest to highest. The files beside them (`kernel.ts`, `feature.ts`) only name
 * types of all of them.
 */
const serverFolders = [
  'messages',
  'queue',
  'picture-reader',
  'database',
  'live',
  'security',
  'rights',
  'kinds',
  'process',
  'backup',
  'http',
  'spreadsheet',
  'lists',
  'records',
  'pdf',
  'bulk',
  'spreadsheet-import',
  'archive',
]

/**
 * The rank of a file's folder within the kernel's server.
 * @returns {{ name: string, rank: number } | undefined} nothing for other files, those beside the folders, and what only
 * tests use
 */
export function serverFolderOf(path) {
  const name = /^src\/kernel\/server\/([^/]+)\//.exec(path)?.[1]
  if (name === undefined || name === 'testing' || isTest(path) || path.includes('/testing/')) return undefined
  return { name, rank: serverFolders.indexOf(name) }
}

/**
 * The folder of a file in src, with its rank in the order.
 * @returns {{ name: string, rank: number } | undefined} nothing for a file outside every known folder
 */
export function folderOf(path) {
  const own = path.slice('src/'.length, path.lastIndexOf('/'))
  const isIn = (folder) => own === folder || (folder !== 'features' && own.startsWith(`${folder}/`))
  const name = folders.find(isIn)
  return name === undefined ? undefined : { name, rank: folders.indexOf(name) }
}

/**
 * Where a file runs: 'server', 'client', or 'shared' for contracts and pure files, which both sides may import.
 * @returns {'server' | 'client' | 'shared'}
 */
export function sideOf(path) {
  const file = path.slice(path.lastIndexOf('/') + 1)
  if (/^src\/(parts|kernel\/server)\//.test(path) || path.includes('/testing/')) return 'server'
  if (path.startsWith('src/kernel/client/') || /(^|\.)client\.tsx?$/.test(file) || file.endsWith('.tsx')) {
    return 'client'
  }
  return /(^|\.)server\.ts$/.test(file) ? 'server' : 'shared'
}

export function isTest(path) {
  return /\.test\.tsx?$/.test(path)
}

const serverPackages = [
  /^node:/,
  /^(@fastify|@node-rs|@myriaddreamin|@embedded-postgres|@zxcvbn-ts)\//,
  /^@simplewebauthn\/server/,
  /^(fastify|pg|pg-copy-streams|sharp|tinypool|prom-client|otpauth|sql-template-tag|lru-cache|hucre|papaparse|p-limit|zod|age-encryption|tar)(\/|$)/,
]
const clientPackages = [
  /^(@mantine|@tanstack|@tabler|@fontsource-variable)\//,
  /^@simplewebauthn\/browser/,
  /^(react|react-dom|react-router|uqr)(\/|$)/,
]
const sharedPackages = [/^(big\.js|dayjs)(\/|$)/]

/** Whether a file of this side may import that package. Files of both sides may import only a few. */
export function mayImportPackage(side, specifier) {
  const isIn = (list) => list.some((pattern) => pattern.test(specifier))
  if (side === 'shared') return isIn(sharedPackages)
  return !isIn(side === 'server' ? clientPackages : serverPackages)
}
