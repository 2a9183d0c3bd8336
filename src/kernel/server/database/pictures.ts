import sql from 'sql-template-tag'
import { UploadedPicture } from '../../contract/values/uploaded-picture.ts'
import type { Db, Transaction } from './query.ts'
import type { Tables } from './tables.ts'

const addressStart = '/api/v1/image/'

/** The address of a stored picture; it never changes. */
export function pictureAddress(sha256: string): string {
  return addressStart + sha256
}

/** Stores a new picture and returns its address, which records refer to. */
export async function storePicture(tx: Transaction, picture: UploadedPicture): Promise<string> {
  await tx.run(sql`insert into picture (sha256, content, thumb)
    values (${picture.sha256}, ${picture.full}, ${picture.thumb}) on conflict do nothing`)
  return pictureAddress(picture.sha256)
}

/** The bytes of a stored picture (WebP), or undefined. */
export async function loadPicture(
  db: Db,
  sha256: string,
  size: 'full' | 'thumb',
): Promise<Buffer | undefined> {
  const column = size === 'thumb' ? sql`thumb` : sql`content`
  const found = await db.row<{ bytes: Tables['picture']['content' | 'thumb'] }>(
    sql`select ${column} as bytes from picture where sha256 = ${sha256}`,
  )
  return found?.bytes
}

/** Whether the address is that of a picture stored here, and not of one elsewhere. */
export function isStoredPicture(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith(addressStart)
}

/** The picture behind an address in a record; null for addresses elsewhere, which are never fetched. */
export async function pictureAt(db: Db, address: string): Promise<Buffer | null> {
  if (!isStoredPicture(address)) return null
  return (await loadPicture(db, address.slice(addressStart.length), 'full')) ?? null
}
