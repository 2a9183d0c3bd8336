import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = `Usage: npm run reindex
Rebuilds all indexes of the database from their tables, for example after one was damaged. Inkwell may continue to run;
users of a table wait while its indexes are rebuilt.`

await command(usage, { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { reindex } = await import('../dist/server/app/commands/reindex.server.js')
  console.log(await reindex())
})
