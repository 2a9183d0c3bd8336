import { printPicture } from '../../kernel/server/pdf/print-picture.ts'
import type { PdfRenderer } from '../../kernel/server/pdf/renderer.ts'
import type { InvoiceDocument } from './invoice-document.ts'

// Four times the 37.5 points (50 px) and 170 points (60 mm) at which they are printed, for paper's resolution.
const lineImagePixels = 200
const logoPixels = 680

/**
 * The printed invoice as a PDF for a person, by key. `loadPicture` gives the stored bytes behind a picture's address, or null when there
 * are none; a line whose picture cannot be loaded or read prints without one.
 */
export async function renderInvoicePdf(
  renderer: PdfRenderer,
  person: number,
  document: InvoiceDocument,
  loadPicture: (address: string) => Promise<Buffer | null>,
): Promise<Buffer> {
  const images: Buffer[] = []

  async function place(address: string, pixels: number): Promise<number | null> {
    const printable = await printPicture(address, pixels, loadPicture)
    if (!printable) return null
    const known = images.indexOf(printable)
    return known >= 0 ? known : images.push(printable) - 1
  }

  const logo = document.logo ? await place(document.logo, logoPixels) : null
  const places = new Map<string, number | null>()
  for (const { image } of document.lines) {
    if (image && !places.has(image)) places.set(image, await place(image, lineImagePixels))
  }
  const lines = document.lines.map((line) => ({
    ...line,
    image: line.image ? (places.get(line.image) ?? null) : null,
  }))
  return renderer.render('features/invoices/invoice.typ', { ...document, logo, lines }, { person, images })
}
