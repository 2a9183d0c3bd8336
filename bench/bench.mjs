import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from '../scripts/prepare.mjs'
import { compare } from './compare.mjs'
import { openDatabases } from './databases.mjs'
import { interactions } from './interactions.mjs'
import { lists } from './lists.mjs'
import { papers } from './papers.mjs'
import { screens } from './screens.mjs'
import { openSide } from './side.mjs'
import { writes } from './writes.mjs'

/*
 * `npm run bench` measures whole requests with 200,000 invoices and 1,000,000 lines: the processor time of the server
 * and of the database, and planning and execution apart if the database has `pg_stat_statements`. It uses the server at
 * DATABASE_URL, whose user must be a superuser and whose processes run here, otherwise the embedded one.
 *   --against PATH   compares with another built checkout, in alternating turns, each with a database of its own
 *   --only PART      lists, writes, growth, papers, screens or interactions; growth compares with 1,000,000 invoices
 *   --find TEXT      only the requests whose names contain the text
 *   --rows N         another number of invoices
 * The filled databases stay for the next run; each run works on copies.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    find: { type: 'string', default: '' },
    rows: { type: 'string', default: '200000' },
  },
})
const parts = { lists, writes, papers, screens }

await prepare()
const here = fileURLToPath(new URL('..', import.meta.url))
const rows = Number(options.rows)
const databases = await openDatabases(here)
const sides = []
try {
  const open = async (name, build, invoices) =>
    sides.push(await openSide(databases, { name, build, rows: invoices }))
  await open('this', here, rows)
  if (options.against) await open('other', resolve(options.against), rows)
  if (options.only === 'growth') await open('five times', here, 5 * rows)
  if (options.only === 'interactions') await interactions(sides[0])
  else await compareRequests()
} finally {
  for (const side of sides) await side.close()
  await databases.close()
}

async function compareRequests() {
  const isGrowth = options.only === 'growth'
  for (const [part, casesOf] of Object.entries(parts)) {
    const isMeasured = isGrowth ? part === 'lists' || part === 'writes' : (options.only ?? part) === part
    if (isMeasured) await compare(databases, sides, casesOf, options.find)
  }
}
