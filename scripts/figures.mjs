import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { functionsIn } from './figures/functions.mjs'
import { isProduct, sourcesIn } from './figures/sources.mjs'

/*
 * `npm run figures` prints the size of the code, to compare one state with another. The figures inform readers of the
 * code; they are not goals, so no test checks them.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const sources = sourcesIn(root)
const product = sources.filter(isProduct)
const code = product.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
const databaseText = readFileSync(`${root}docs/schema.sql`, 'utf8')

table('Lines and files by tier', tally(sources, 'tier'))
line('The product, without words and demo', sum(product), product.length)
table('The product by suffix', tally(product, 'suffix'))
lengths('Files of the product', product)
lengths('Functions of the product', code.flatMap(functionsIn))
table('Folders of over twelve files', crowded(12))
table('In the database', [
  ['functions', inDatabase(/^(function|procedure) /gm)],
  ['triggers', inDatabase(/^CREATE (CONSTRAINT )?TRIGGER/gm)],
  ['views', inDatabase(/^create view/gm)],
])
table('Classes that several style sheets define', styles())
table('Seconds of the last npm test', seconds())

function sum(files) {
  return files.reduce((total, { lines }) => total + lines, 0)
}

function tally(files, by) {
  const groups = grouped(files, (file) => file[by])
  return [...groups]
    .map(([name, found]) => [name, sum(found), found.length])
    .toSorted(([, one], [, other]) => other - one)
}

function lengths(title, things) {
  const sorted = things.toSorted((one, other) => one.lines - other.lines)
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)]
  const { path, name, lines } = at(1)
  table(`${title}: lines`, [
    ['median', at(0.5).lines],
    ['95th percentile', at(0.95).lines],
    [`longest: ${name ? `${name} in ` : ''}${path}`, lines],
  ])
}

function crowded(most) {
  const folders = grouped(
    sources.filter(({ tier }) => isProduct({ tier }) && tier !== 'migrations'),
    ({ path }) => dirname(path),
  )
  return [...folders]
    .filter(([, files]) => files.length > most)
    .map(([folder, files]) => [folder, files.length])
    .toSorted(([, one], [, other]) => other - one)
}

/** Node 20 has no `Map.groupBy` yet. */
function grouped(things, keyOf) {
  const groups = new Map()
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing])
  return groups
}

/** The number of occurrences in schema.sql, which a test compares with the migrated database. */
function inDatabase(pattern) {
  return databaseText.match(pattern)?.length ?? 0
}

/** Class names that three or more style sheets define, with their number. */
function styles() {
  const sheets = product.filter(({ path }) => path.endsWith('.css'))
  const names = sheets.flatMap(({ text }) => [...new Set(text.match(/(?<=^\s*\.)[\w-]+/gm))])
  return [...grouped(names, (name) => name)]
    .map(([name, found]) => [name, found.length])
    .filter(([, found]) => found > 2)
    .toSorted(([, one], [, other]) => other - one)
}

function seconds() {
  const file = `${root}.cache/test/seconds.json`
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []
}

function table(title, rows) {
  console.log(`\n${title}: ${rows.length === 0 ? 'none' : ''}`)
  for (const row of rows) line(...row)
}

function line(name, ...figures) {
  const columns = figures.map((figure) => figure.toLocaleString('en').padStart(9)).join('')
  console.log(`  ${name.padEnd(60)}${columns}`)
}
