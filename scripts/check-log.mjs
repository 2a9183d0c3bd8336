import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

await command('Usage: npm run check-log', { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { checkLog } = await import('../dist/server/app/commands/check-log.server.js')
  console.log(await checkLog())
})
