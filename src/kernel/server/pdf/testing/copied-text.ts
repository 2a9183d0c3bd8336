import { PDFiumLibrary } from '@hyzyla/pdfium'
import { extractText, getDocumentProxy } from 'unpdf'

/** A PDF reader, reduced to copying text. */
interface Reader {
  name: string
  /** All letters of a PDF, like `lettersOf`. */
  copied: (pdf: Buffer) => Promise<string>
}

/** The PDF reader of Firefox. */
const pdfJs: Reader = {
  name: 'pdf.js',
  async copied(pdf) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    return lettersOf(text)
  },
}

let loaded: Promise<PDFiumLibrary> | undefined
const library = () => (loaded ??= PDFiumLibrary.init())

/** The PDF reader of Chrome and Edge. */
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

/** The letters, marks and digits of a text in order, composed; each reader guesses where words end. */
export function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, '')
}
