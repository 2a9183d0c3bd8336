import { prepare } from './prepare.mjs'
import { command, terminal } from './command.mjs'

const usage = `Usage: npm run restore -- FILE [--replace] [--of NUMBER] [--unencrypted]
Fills an empty database; one that is not is kept in the folder of backups first, and replaced after a question.
--replace answers that with yes.

       npm run restore -- --until "2026-11-20 14:00" [--into FOLDER] [--from FOLDER] [--of NUMBER] [--unencrypted]
Brings back what there was at that moment, where the company is, into a new data folder: DATA_DIR where that is missing
or empty, else one beside it. "2026-11-20 14:00:05" and latest do as well. What is there stays as it is.

latest is the last moment that was archived of DATA_DIR or, where that folder is not known, of the folder in use last;
--from FOLDER, or the number of an instance, names another one, where several folders were in use at the same time.

--of NUMBER says that it is meant to be of another installation. --unencrypted takes what is not encrypted though
BACKUP_PASSPHRASE is set, after a word that is typed.`

const options = {
  flags: ['replace', 'unencrypted'],
  named: ['until', 'into', 'from', 'of'],
  fits: ({ files, until, into, from, replace }) =>
    until === undefined
      ? files.length === 1 && into === undefined && from === undefined
      : files.length === 0 && !replace,
}

await command(
  usage,
  options,
  async ({ files: [file], until, into, from, replace = false, unencrypted, of }) => {
    await prepare({ asBuilt: true })
    if (until !== undefined) {
      const { restoreUntil } = await import('../dist/server/app/commands/restore-until.server.js')
      return await restoreUntil(until, { into, from, of, unencrypted }, terminal())
    }
    const { restore } = await import('../dist/server/app/commands/restore.server.js')
    await restore(file, { replace, of, unencrypted }, terminal({ agreed: replace }))
  },
)
