import type { Paper } from '../../contract/paper/paper.ts'
import { type SlipSize, usualSize } from '../../contract/paper/slip.ts'
import { printPicture } from './print-picture.ts'
import type { PdfRenderer } from './renderer.ts'

// Four times the 37.5 points (50 px) and 170 points (60 mm) at which they are printed, for the resolution of paper.
const rowPicturePixels = 200
const logoPixels = 680

interface Wanted {
  /** The key of who asks for it. */
  person: number
  /** Of a slip: whether it is one of two on a page. */
  size?: SlipSize | null
  /** The stored bytes behind a picture's address; null when there are none. */
  loadPicture(address: string): Promise<Buffer | null>
}

/** A paper as PDF; a picture that cannot be loaded or read is left out. */
export async function renderPaper(
  renderer: PdfRenderer,
  paper: Paper,
  { person, size, loadPicture }: Wanted,
): Promise<Buffer> {
  const images: Buffer[] = []
  const places = new Map<string, number | null>()

  async function place(address: string, pixels: number): Promise<void> {
    if (places.has(address)) return
    const printable = await printPicture(address, pixels, loadPicture)
    const known = printable ? images.indexOf(printable) : -1
    places.set(address, !printable ? null : known >= 0 ? known : images.push(printable) - 1)
  }

  if (paper.logo) await place(paper.logo, logoPixels)
  const columns = paper.table?.columns ?? []
  const column = columns.findIndex(({ kind }) => kind === 'picture')
  for (const row of paper.table?.rows ?? []) {
    const address = row[column]
    if (typeof address === 'string' && address) await place(address, rowPicturePixels)
  }
  return await renderer.render(
    'kernel/server/pdf/template/paper.typ',
    { ...paper, size: size ?? usualSize, pictures: Object.fromEntries(places) },
    { person, images },
  )
}
