import { prepare } from './prepare.mjs'
import { command, terminal } from './command.mjs'

const usage = `Usage: npm run restore -- FILE [--replace]
Fills an empty database; one that is not is kept in the folder of backups first, and replaced after a question.
--replace answers that with yes.`

await command(usage, async (file, flags) => {
  await prepare()
  const replace = flags.includes('--replace')
  const { restore } = await import('../dist/server/app/backup.server.js')
  await restore(file, replace, terminal({ agreed: replace }))
})
