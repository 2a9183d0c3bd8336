import { prepare } from './prepare.mjs'
import { command, terminal } from './command.mjs'

await command('Usage: npm run backup -- FILE', async (file) => {
  await prepare()
  const { backUp } = await import('../dist/server/app/backup.server.js')
  await backUp(file, terminal())
})
