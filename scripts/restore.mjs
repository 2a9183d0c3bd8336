import { prepare } from './prepare.mjs'
import { command, terminal } from './command.mjs'

const usage = `Usage: npm run restore -- FILE [--replace]
Fills an empty database; one that is not is kept in the folder of backups first, and replaced after a question.
--replace answers that with yes.

       npm run restore -- --until "2026-11-20 14:00" [--into FOLDER]
Brings back what there was at that moment, where the company is, into a new data folder: DATA_DIR where that is missing
or empty, else one beside it. "2026-11-20 14:00:05" and latest do as well. What is there stays as it is.`

const options = {
  flags: ['replace'],
  named: ['until', 'into'],
  fits: ({ files, until, into, replace }) =>
    until === undefined ? files.length === 1 && into === undefined : files.length === 0 && !replace,
}

await command(usage, options, async ({ files: [file], until, into, replace = false }) => {
  await prepare()
  if (until !== undefined) {
    const { restoreUntil } = await import('../dist/server/app/restore-until.server.js')
    return await restoreUntil(until, into, terminal())
  }
  const { restore } = await import('../dist/server/app/backup.server.js')
  await restore(file, replace, terminal({ agreed: replace }))
})
