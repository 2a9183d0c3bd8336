import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const bytesKept = 32 * 1024 * 1024

/** Everything that a document is made from. */
interface Making {
  template: string
  data: string
  images: readonly Buffer[]
}

/**
 * Caches documents up to a size limit: an invoice is viewed, printed and sent without changing in between. The key is a
 * hash of everything that a document is made from, so a cached one is never outdated.
 */
export class MadeDocuments {
  readonly #pdfs = new LRUCache<string, Buffer>({
    maxSize: bytesKept,
    sizeCalculation: (pdf) => pdf.length,
  })

  find(making: Making): Buffer | undefined {
    return this.#pdfs.get(keyOf(making))
  }

  /** Caches a document and returns it. */
  keep(making: Making, pdf: Buffer): Buffer {
    this.#pdfs.set(keyOf(making), pdf)
    return pdf
  }
}

const namesOf = new WeakMap<Buffer, string>()

/** The hash of a picture, computed once: pictures that are printed again are the same buffers. */
function nameOf(image: Buffer): string {
  const known = namesOf.get(image)
  if (known !== undefined) return known
  const name = createHash('sha256').update(image).digest('base64')
  namesOf.set(image, name)
  return name
}

function keyOf({ template, data, images }: Making): string {
  const pictures = images.map(nameOf).join(' ')
  return createHash('sha256').update(`${template}\n${pictures}\n${data}`).digest('base64')
}
