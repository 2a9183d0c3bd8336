import { prepare } from './prepare.mjs'
import { command, terminal } from './command.mjs'

const fits = ({ files }) => files.length === 1

await command('Usage: npm run backup -- FILE', { fits }, async ({ files: [file] }) => {
  await prepare({ asBuilt: true })
  const { backUp } = await import('../dist/server/app/commands/backup.server.js')
  await backUp(file, terminal())
})
