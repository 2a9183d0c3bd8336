import { Problem } from '../../contract/problem.ts'

export const pictureBytesMax = 10 * 1024 * 1024
export const pixelsMax = 50_000_000

/** The refusal of what is no picture of the kinds that are taken. */
export function notAPicture(): Problem {
  return new Problem('unsupported_media_type', 'Please choose a picture: PNG, JPEG, WebP or GIF.')
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
      throw notAPicture()
    })
  const pixels = width * height
  if (pixels > pixelsMax) throw new Problem('too_large', 'A picture may have at most 50 megapixels.')
  return pixels
}
