import { LRUCache } from 'lru-cache'

/** The same pictures appear on many invoices, so converted ones are cached. */
const converted = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
})

/**
 * A picture re-encoded for print, at most `pixels` wide and high: JPEG, or PNG with a palette if it is transparent, the
 * two formats that the PDF compiler reads fastest. The content of an address never changes, so `load` is called only
 * for pictures that are not cached. Null if there is no picture or it cannot be read.
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
