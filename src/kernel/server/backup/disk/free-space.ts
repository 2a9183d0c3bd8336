import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { message } from '../../../../i18n/messages.ts'
import { MessageError } from '../../messages/message-error.ts'

const spareBytes = 64_000_000

/** Throws a StartError unless the folder's disk has this number of bytes free and 64 MB more. */
export async function requireFreeSpace(
  folder: string,
  what: 'backup' | 'base',
  bytes: number,
): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const needed = bytes + spareBytes
  if (free >= needed) return
  const megabytes = (amount: number) => Math.round(amount / 1e6).toLocaleString('en')
  const values = { folder, free: megabytes(free), needed: megabytes(needed) }
  throw new MessageError(
    what === 'backup'
      ? message('Not enough disk space for a backup in {folder}: {needed} MB needed, {free} MB free.', values)
      : message(
          'Not enough disk space for a copy of the database in {folder}: {needed} MB needed, {free} MB free.',
          values,
        ),
  )
}

/** The size of the database in bytes. */
export async function sizeOfDatabase(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    'select pg_database_size(current_database())::float8 as size',
  )
  return rows[0]?.size ?? 0
}
