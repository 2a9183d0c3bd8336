import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = `Usage: npm run repair
Runs the statements with which npm run doctor says that the schema of the database is repaired, and prints them. Inkwell
may be running or not.`

await command(usage, { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { repair } = await import('../dist/server/app/commands/repair.server.js')
  console.log(await repair())
})
