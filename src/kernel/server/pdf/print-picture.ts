import { LRUCache } from 'lru-cache'

/** Catalogue pictures return on invoice after invoice: converted once, they cost nothing again. */
const converted = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
})

/**
 * The picture behind an address re-encoded for print, at most `pixels` wide and high: JPEG, or PNG with a palette where
 * it is transparent, the two forms that the PDF compiler takes fastest. An address names what is behind it for ever, so
 * `load` is asked for the stored bytes only where they have not been converted yet. Null when there are none, or none
 * that can be read.
 */
export async function printPicture(
  address: string,
  pixels: number,
  load: (address: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const key = `${address} ${pixels}`
  const known = converted.get(key)
  if (known) return known
  const stored = await load(address)
  const bytes = stored && (await convert(stored, pixels).catch(() => null))
  if (bytes) converted.set(key, bytes)
  return bytes
}

async function convert(stored: Buffer, pixels: number): Promise<Buffer> {
  const { pictureIn } = await import('../picture-reader/picture-library.ts')
  const picture = pictureIn(stored).resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await pictureIn(stored).stats()
  return isOpaque
    ? picture.flatten().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer()
    : picture.png({ palette: true, quality: 90 }).toBuffer()
}
