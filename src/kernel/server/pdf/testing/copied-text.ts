import { PDFiumLibrary } from '@hyzyla/pdfium'
import { extractText, getDocumentProxy } from 'unpdf'

/** A program that shows PDFs, as far as people copy text out of it. */
interface Reader {
  name: string
  /** All letters of a PDF, as `lettersOf` gives them. */
  copied: (pdf: Buffer) => Promise<string>
}

/** What Firefox shows PDFs with. */
const pdfJs: Reader = {
  name: 'pdf.js',
  async copied(pdf) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    return lettersOf(text)
  },
}

let loaded: Promise<PDFiumLibrary> | undefined
const library = () => (loaded ??= PDFiumLibrary.init())

/** What Chrome and Edge show PDFs with. */
const pdfium: Reader = {
  name: 'PDFium',
  async copied(pdf) {
    const document = await (await library()).loadDocument(pdf)
    const texts = Array.from(document.pages(), (page) => page.getText())
    document.destroy()
    return lettersOf(texts.join(''))
  },
}

export const readers = [pdfJs, pdfium]

/** The letters, marks and digits of a text in their order, composed; where words end is for each reader to guess. */
export function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, '')
}
