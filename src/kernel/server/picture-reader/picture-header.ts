import { Problem } from '../../contract/problem.ts'

export const pictureBytesMax = 10 * 1024 * 1024
export const pixelsMax = 50_000_000

/** The refusal of what is no picture of the kinds that are taken. */
function notAPicture(): Problem {
  return new Problem(
    'unsupported_media_type',
    'This file is not a supported picture. Choose a PNG, JPEG, WebP or GIF file.',
  )
}

/** The refusal of a picture that begins as one, and breaks off or cannot be read. */
export function damagedPicture(): Problem {
  return new Problem(
    'unsupported_media_type',
    'This picture is damaged or incomplete. Choose another copy of it.',
  )
}

/** What files of the kinds that are taken begin with. */
const beginnings = [/^\u0089PNG/, /^\u00ff\u00d8\u00ff/, /^RIFF.{4}WEBP/s, /^GIF8/]

function beginsAsPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return beginnings.some((beginning) => beginning.test(head))
}

/**
 * How many pixels a picture says it has, read from its first bytes without decoding it. Refuses what is no PNG,
 * JPEG, WebP or GIF (415), or has more than 50 megapixels (413).
 */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { pictureIn } = await import('./picture-library.ts')
  const { width, height } = await pictureIn(bytes)
    .metadata()
    .catch(() => {
      throw beginsAsPicture(bytes) ? damagedPicture() : notAPicture()
    })
  const pixels = width * height
  if (pixels > pixelsMax)
    throw new Problem('too_large', 'This picture has more than 50 megapixels. Choose a smaller one.')
  return pixels
}
