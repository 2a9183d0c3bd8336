import { createHash } from 'node:crypto'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { Problem } from '../contract/problem.ts'
import { UploadedPicture } from '../contract/uploaded-picture.ts'
import type { Db, Transaction } from './database/query.ts'

export const pictureBytesMax = 10 * 1024 * 1024
const pixelsMax = 50_000_000
const fullSide = 1600
const thumbSide = 200
const notAPicture = () =>
  new Problem('unsupported_media_type', 'Please choose a picture: PNG, JPEG, WebP or GIF.')

// Pictures are decoded one at a time per core; more would only use memory.
sharp.concurrency(1)
// Nothing else is even looked at: an SVG, for one, is a program that draws.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

/**
 * Decodes a picture that somebody sent and encodes it anew, so that metadata and anything hidden in it is
 * gone. Refuses what is no PNG, JPEG, WebP or GIF (415), or has more than 50 megapixels (413).
 */
export async function readPicture(bytes: Buffer): Promise<UploadedPicture> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture()
    })
  if (width * height > pixelsMax) {
    throw new Problem('too_large', 'A picture may have at most 50 megapixels.')
  }
  try {
    const upright = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).rotate()
    const inside = { fit: 'inside', withoutEnlargement: true } as const
    const full = await upright.clone().resize(fullSide, fullSide, inside).webp({ quality: 86 }).toBuffer()
    const thumb = await upright.clone().resize(thumbSide, thumbSide, inside).webp({ quality: 82 }).toBuffer()
    return new UploadedPicture(createHash('sha256').update(full).digest('hex'), full, thumb)
  } catch {
    throw notAPicture()
  }
}

const addressStart = '/api/v1/image/'

/** The address under which a stored picture is served, for ever the same. */
export function pictureAddress(sha256: string): string {
  return addressStart + sha256
}

/** Keeps a new picture and answers with its address, which is what records hold. */
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
  const found = await db.row<{ bytes: Buffer }>(
    sql`select ${column} as bytes from picture where sha256 = ${sha256}`,
  )
  return found?.bytes
}

/** Whether an address is that of a picture kept here, and not one elsewhere. */
export function isStoredPicture(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith(addressStart)
}

/** The picture behind an address that a record holds; null for addresses elsewhere, which are never fetched. */
export async function pictureAt(db: Db, address: string): Promise<Buffer | null> {
  if (!isStoredPicture(address)) return null
  return (await loadPicture(db, address.slice(addressStart.length), 'full')) ?? null
}
