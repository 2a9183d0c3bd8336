import { prepare } from './prepare.mjs'
import { command, terminal } from './command.mjs'

const usage = `Usage: npm run restore -- FILE [--replace] [--of NUMBER] [--unencrypted]
Restores a backup into the database. A database that is not empty is first saved in the folder of backups, and replaced
after a question; --replace answers it with yes.

       npm run restore -- --until "2026-11-20 14:00" [--into FOLDER] [--from FOLDER] [--of NUMBER] [--unencrypted]
Recovers the database of a time (point-in-time recovery), in the company's time zone, into a new data folder: DATA_DIR
if it is missing or empty, else a folder beside it. "2026-11-20 14:00:05" and latest are possible, too. Existing data
stay unchanged.

latest is the last archived time of DATA_DIR or, if that folder is unknown, of the folder used last. If several folders
were in use at the same time, --from FOLDER, or the ID of an instance, selects one.

--of NUMBER confirms a backup of another installation, by its ID. --unencrypted confirms a backup that is not encrypted
although BACKUP_PASSPHRASE is set; a word must be typed, too.`

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
