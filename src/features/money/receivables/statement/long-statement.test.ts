import { expect, onTestFinished, test } from 'vitest'
import { renderPaper } from '../../../../kernel/server/pdf/render-paper.ts'
import { createPdfRenderer } from '../../../../kernel/server/pdf/renderer.ts'
import { textOfPages } from '../../../../kernel/server/pdf/testing/read-pdf.ts'
import { english } from '../../../../i18n/english.ts'
import { sampleCompany } from '../../../invoices/testing/printable-sample.ts'
import { statementDocument } from './statement-document.ts'

const company = sampleCompany({ name: 'Inkwell', address: null, contact_email: null })
const ages = { not_due: 0, d1_30: 0, d31_60: 0, d61_90: 0, over_90: 0 }
const words = [null, 'Pens for the fair', 'قلم حبر', 'A text that is longer than its column'.repeat(4)]

const statementOf = (count: number) => ({
  customer: {
    name: 'Tigris',
    code: 'C-1',
    address: null,
    phone: null,
    paper_language: null,
    dinar_face: false,
  },
  opening: 0,
  entries: Array.from({ length: count }, (_, index) => ({
    date: '2026-03-04',
    kind: 'invoice' as const,
    document: index,
    side: '',
    invoice: index,
    number: `INV-2026-${10_000 + index}`,
    text: words[index % words.length] ?? null,
    said_subject: null,
    debit: 1,
    credit: 0,
    balance: index + 1,
    iqd: null,
    rate: null,
    reversal: false,
    remark: null,
  })),
  closing: count,
  dinar_rate: null,
  dinar_rate_on: null,
  left_out: 0,
  today: '2026-03-05',
  ages_on: '2026-03-05',
  ages,
  on_account: 0,
})

test('a statement of hundreds of entries contains each of them, under its headings on every page', async () => {
  const pdf = createPdfRenderer({ processes: 1, queueLimit: 1, timeLimitMs: 60_000, recycleAfter: 10 })
  onTestFinished(async () => await pdf.close())
  const print = async (count: number) => {
    const document = statementDocument(statementOf(count), { from: null, to: null }, company, english)
    return textOfPages(
      await renderPaper(pdf, document, { person: 1, loadPicture: () => Promise.resolve(null) }),
    )
  }
  // 200 entries is the longest statement laid out as a table of cells; 201 is laid out differently.
  for (const count of [200, 201]) {
    const pages = await print(count)
    const found = pages.join('\n').match(/INV-2026-\d{5}/g)
    expect(found).toEqual(Array.from({ length: count }, (_, index) => `INV-2026-${10_000 + index}`))
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages.slice(0, -1)) expect(page).toContain('DEBIT USD')
    expect(pages.join('\n')).toContain(`USD\u00A0${count}.00`)
    expect(pages.join('\n')).toContain('Pens for the fair')
  }
})
