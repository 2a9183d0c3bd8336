import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { excludedTables } from '../../../features/backups/excluded-tables.server.ts'
import { checkBackup } from '../../../kernel/server/backup/check-backup.ts'
import { becomeInstallation, installationIn } from '../../../kernel/server/database/identity/installation.ts'
import { originOf } from '../../../kernel/server/backup/origin.ts'
import { restoreBackup } from '../../../kernel/server/backup/restore-backup.ts'
import { verifiable, checksumLineLength } from '../../../kernel/server/backup/integrity/checksum.ts'
import { writeBackup } from '../../../kernel/server/backup/format/write-backup.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { contentsOf } from '../../../../trials/backup-drill/contents.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkwell-forged-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'backup.inkwell')

/**
 * The same backup with a word changed in one of its functions, encrypted again and, if `isSummed`, with a new checksum.
 */
async function forge(isSummed: boolean): Promise<string> {
  const text = gunzipSync((await readFile(file)).subarray(0, -checksumLineLength)).toString('latin1')
  const other = text.replace('History cannot be changed.', 'History has been changed.')
  expect(other).not.toBe(text)
  const end = other.lastIndexOf('\n', other.length - 2) + 1
  const sha256 = createHash('sha256')
    .update(Buffer.from(other.slice(0, end), 'latin1'))
    .digest('hex')
  const shown = isSummed
    ? other.slice(0, end) + JSON.stringify({ ...JSON.parse(other.slice(end)), sha256 }) + '\n'
    : other
  const forged = `${file}.forged`
  const bytes = Readable.from([gzipSync(Buffer.from(shown, 'latin1'))], { objectMode: false })
  await pipeline(bytes, verifiable(undefined), createWriteStream(forged))
  return forged
}

test('changed functions of a backup are refused, and functions of others count as a foreign backup', async () => {
  const { connection, pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await becomeInstallation(pool)
  await writeBackup(connection, file, { excludedTables })
  const own = await installationIn(pool)
  if (!own) throw new Error('This is no installation.')
  expect(originOf(await checkBackup(file, {}), own)).toBe('here')

  const before = await contentsOf(pool)
  const changed = await forge(false)
  await expect(checkBackup(changed, {})).rejects.toThrow('This backup is damaged')
  await expect(restoreBackup(connection, changed, { excludedTables })).rejects.toThrow(
    'This backup is damaged',
  )
  expect(await contentsOf(pool)).toEqual(before)
  expect(originOf(await checkBackup(await forge(true), {}), own)).toBe('elsewhere')
})
