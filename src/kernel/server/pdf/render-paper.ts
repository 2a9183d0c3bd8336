import type { Paper } from '../../contract/paper/paper.ts'
import { type SlipSize, usualSize } from '../../contract/paper/slip.ts'
import { printPicture } from './print-picture.ts'
import type { PdfRenderer } from './renderer.ts'

// Four times the printed sizes of 37.5 points (50 px) and 170 points (60 mm), for the resolution of paper.
const rowPicturePixels = 200
const logoPixels = 680

interface Wanted {
  /** The key of the user. */
  person: number
  /** The size of a slip: whether two fit on a page. */
  size?: SlipSize | null
  /** Loads the stored bytes of a picture's address; null if there are none. */
  loadPicture(address: string): Promise<Buffer | null>
}

/** Renders a document as PDF; pictures that cannot be loaded or read are left out. */
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
