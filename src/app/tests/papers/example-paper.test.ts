import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { sampleCompany } from '../../../features/invoices/testing/printable-sample.ts'
import type { Paper } from '../../../kernel/contract/paper/paper.ts'
import { createPdfRenderer } from '../../../kernel/server/pdf/renderer.ts'
import { renderPaper } from '../../../kernel/server/pdf/render-paper.ts'
import { lettersOf, readers } from '../../../kernel/server/pdf/testing/copied-text.ts'
import { leftsOnLastPage, textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import { languageCodes } from '../../../i18n/languages.ts'
import { paperTranslators } from '../../../i18n/paper-translators.ts'
import { deliveryNote } from '../../testing/papers/delivery-note.ts'
import { aDelivery, onBothHalves, shownOn, waitingSlip } from '../../testing/papers/own-papers.ts'

const renderer = createPdfRenderer({ processes: 1, queueLimit: 10, timeLimitMs: 20_000, recycleAfter: 1000 })
afterAll(() => renderer.close())

const pdfOf = (paper: Paper) =>
  renderPaper(renderer, paper, { person: 1, loadPicture: () => Promise.resolve(null) })

test.each(languageCodes)(
  'a document type with one function has a PDF in %s, with all its contents',
  async (language) => {
    const paper = deliveryNote(aDelivery, sampleCompany(), paperTranslators[language])
    const pdf = await pdfOf(paper)
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const { name, copied } of readers) {
      const text = (await copied(pdf)).toLowerCase()
      for (const shown of shownOn(paper)) {
        // Some readers reverse the order of Latin words among Arabic ones, but never the letters of a word (decision
        // 0046).
        for (const word of shown.split(/[^\p{L}\p{M}\p{N}]+/u)) {
          expect(text, `${name}: ${text}`).toContain(lettersOf(word).toLowerCase())
        }
      }
    }
  },
)

test('all parts of a paper appear on both slips of a page', async () => {
  const slip = waitingSlip(paperTranslators.en)
  const pages = textOfPages(await pdfOf(slip))
  expect(pages).toHaveLength(1)
  const [text = ''] = pages
  for (const piece of onBothHalves) {
    // Once on the original, once on the copy.
    expect(text.toLowerCase().split(piece.toLowerCase())).toHaveLength(3)
  }
  expect(text.split('WAITING')).toHaveLength(3)
})

test.each(languageCodes)(
  'a total whose label has no letters is aligned with the others in %s',
  async (language) => {
    const slip = waitingSlip(paperTranslators[language])
    const pdf = await pdfOf({
      ...slip,
      sums: [...slip.sums, { label: '50,000 × 4', value: 'IQD\u00a0200,000' }],
    })
    const lefts = leftsOnLastPage(pdf, '50,000 × 4')
    expect(lefts).not.toEqual([])
    // An A4 page is 595 points wide.
    for (const left of lefts) expect(left > 595 / 2).toBe(language !== 'en')
  },
)

test('the documentation’s example paper is the one drawn here', async () => {
  const docs = await readFile(new URL('../../../../docs/add-a-paper.md', import.meta.url), 'utf8')
  const source = await readFile(new URL('../../testing/papers/delivery-note.ts', import.meta.url), 'utf8')
  expect(docs).toContain(source.slice(source.indexOf('/** The paper that goes')).trim())
})
