import { Problem } from '../../contract/problem.ts'

export const pictureBytesMax = 10 * 1024 * 1024
export const pixelsMax = 50_000_000

/** The error for a file that is not a picture of a supported type. */
function notAPicture(): Problem {
  return new Problem(
    'unsupported_media_type',
    'This file is not a supported picture. Choose a PNG, JPEG, WebP or GIF file.',
  )
}

/** The error for a picture that begins correctly, but is cut off or cannot be read. */
export function damagedPicture(): Problem {
  return new Problem(
    'unsupported_media_type',
    'This picture is damaged or incomplete. Choose another copy of it.',
  )
}

/** The first bytes of the supported types. */
const beginnings = [/^\u0089PNG/, /^\u00ff\u00d8\u00ff/, /^RIFF.{4}WEBP/s, /^GIF8/]

function beginsAsPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return beginnings.some((beginning) => beginning.test(head))
}

/**
 * The number of pixels according to a picture's header, without decoding it. Throws 415 if it is not PNG, JPEG, WebP or
 * GIF, and 413 if it has more than 50 megapixels.
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
