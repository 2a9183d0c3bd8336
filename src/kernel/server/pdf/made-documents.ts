import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const bytesKept = 32 * 1024 * 1024

/** All that a document is made of. */
interface Making {
  template: string
  data: string
  images: readonly Buffer[]
}

/**
 * Documents that were made before, as long as there is room: an invoice is looked at, printed and sent, and stays the
 * same meanwhile. Known by all that they are made of, so that none is older than what it shows.
 */
export class MadeDocuments {
  readonly #pdfs = new LRUCache<string, Buffer>({
    maxSize: bytesKept,
    sizeCalculation: (pdf) => pdf.length,
  })

  find(making: Making): Buffer | undefined {
    return this.#pdfs.get(keyOf(making))
  }

  /** Keeps a document; answers it. */
  keep(making: Making, pdf: Buffer): Buffer {
    this.#pdfs.set(keyOf(making), pdf)
    return pdf
  }
}

const namesOf = new WeakMap<Buffer, string>()

/** The hash of a picture, computed once: those that are printed again are the same buffers. */
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
