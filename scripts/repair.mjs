import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = `Usage: npm run repair
Repairs the schema of the database: runs the statements that npm run doctor shows, and prints them. Inkwell may be
running or not.`

await command(usage, { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { repair } = await import('../dist/server/app/commands/repair.server.js')
  console.log(await repair())
})
