import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

await command('Usage: npm run rotate-key', { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { exchangeKey } = await import('../dist/server/app/commands/rotate-key.server.js')
  console.log(await exchangeKey())
})
