import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = 'Usage: npm run check-log [-- HASH-OF-AN-EARLIER-ENTRY]'
await command(usage, { fits: ({ files }) => files.length <= 1 }, async ({ files: [hashNoted] }) => {
  await prepare({ asBuilt: true })
  const { checkLog } = await import('../dist/server/app/commands/check-log.server.js')
  console.log(await checkLog(hashNoted))
})
