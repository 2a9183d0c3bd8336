import { command } from './command.mjs'
import { prepare } from './prepare.mjs'

await command('Usage: npm run check-money', { fits: ({ files }) => files.length === 0 }, async () => {
  await prepare({ asBuilt: true })
  const { checkMoney } = await import('../dist/server/app/doctor/check-money.server.js')
  console.log(await checkMoney())
})
