import { prepare } from './prepare.mjs'
import { command } from './command.mjs'

await command('Usage: npm run restore -- FILE [--replace]', async ([file], flags) => {
  await prepare()
  const { restore } = await import('../dist/server/app/backup.server.js')
  await restore(file, flags.includes('--replace'))
  console.log(`The database is what ${file} holds; npm start serves it.`)
})
