import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, as a file that a browser would send. */
export async function pictureFile(
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  { width = 40, height = 30, red = Math.floor(Math.random() * 256) } = {},
): Promise<File> {
  const background = { r: red, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
  return fileOf(bytes, `picture.${format}`, `image/${format}`)
}

/** Bytes as an uploaded file. */
export function fileOf(bytes: Uint8Array, name: string, type: string): File {
  return new File([Uint8Array.from(bytes)], name, { type })
}

/** A multipart form of these values. */
export function formOf(values: Record<string, string | number | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

/** A small PNG whose header claims another size: its first bytes are valid, but no decoder can read it. */
export async function pictureClaiming(width: number, height: number): Promise<File> {
  const bytes = Buffer.from(await (await pictureFile()).arrayBuffer())
  // The first part of a PNG: its length, IHDR, width, height, five more bytes, and the checksum of all but the length.
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return fileOf(bytes, 'claiming.png', 'image/png')
}
