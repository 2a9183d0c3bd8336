import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = `Usage: npm run reindex
Makes all indexes of the database anew, out of their tables: for the day when one of them is damaged. Inkwell may go on
running; whoever needs a table waits while its indexes are made.`

await command(usage, { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { reindex } = await import('../dist/server/app/commands/reindex.server.js')
  console.log(await reindex())
})
