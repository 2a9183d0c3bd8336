import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { renderPaper } from '../../../kernel/server/pdf/render-paper.ts'
import { createPdfRenderer } from '../../../kernel/server/pdf/renderer.ts'
import { heightsOnLastPage, textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import { englishOnPaper } from '../../../i18n/english-on-paper.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { invoiceDocument, type PrintableInvoice } from './invoice-document.ts'
import { sampleCompany, sampleInvoice, sampleLine } from '../testing/printable-sample.ts'

const renderer = createPdfRenderer({ processes: 1, queueLimit: 10, timeLimitMs: 20_000, recycleAfter: 1000 })
afterAll(() => renderer.close())

const none = () => Promise.resolve(null)

function documentOf(invoice: Partial<PrintableInvoice>, company: Partial<CompanyBlock>) {
  return invoiceDocument({
    invoice: sampleInvoice(invoice),
    company: sampleCompany(company),
    t: englishOnPaper,
  })
}

function pdfOf(
  invoice: Partial<PrintableInvoice> = {},
  company: Partial<CompanyBlock> = {},
  loadPicture: (address: string) => Promise<Buffer | null> = none,
) {
  return renderPaper(renderer, documentOf(invoice, company), { person: 1, loadPicture })
}

const plain = (pages: string[]) => pages.join('\n').replaceAll('\u00a0', ' ')
const occurrences = (text: string, piece: string) => text.split(piece).length - 1

function colour(background: { r: number; g: number; b: number; alpha?: number }) {
  return sharp({ create: { width: 60, height: 60, channels: 4, background: { alpha: 1, ...background } } })
    .webp()
    .toBuffer()
}

test('contains the text of the paper, with title and language set', async () => {
  const pdf = await pdfOf({ payment_method: 'bank_transfer' })
  const text = plain(textOfPages(pdf))
  for (const piece of [
    'INV-2026-00007',
    'ORD-2026-00007',
    '20/11/2026',
    'Zagros Trading',
    'Main Road 1',
    'Code ZT-7',
    'Phone +964 750 111 2233',
    'Rollerball',
    'USD 12.35',
    'USD 1,235.00',
    'USD 1,111.50',
    'One Thousand One Hundred Eleven Dolar And Fifty Cents',
    'RATE USD - 15',
    'IQ98 NBIQ 8501 2345 6789 012',
    'Second term.',
    'FIRST PART',
    'SECOND PART',
    'page 1 of 1',
  ]) {
    expect(text).toContain(piece)
  }
  const source = pdf.toString('latin1')
  expect(source).toContain('/Title (Invoice INV-2026-00007)')
  expect(source).toContain('/Lang (en)')
  // The window shows the title, and the document is tagged for screen readers.
  expect(source).toContain('/DisplayDocTitle true')
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('shows a discount as an amount as the deducted amount, without a percentage', async () => {
  const pdf = await pdfOf({ discount: 0, discount_amount: 35, grand_total: 1200 })
  const text = plain(textOfPages(pdf))
  expect(text).toMatch(/Discount\s+− USD 35\.00/i)
  expect(text).not.toContain('%)')
})

test('repeats the headings and numbers the pages, and keeps totals with the signatures', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => sampleLine({ product_item: `Pen ${index + 1}.` }))
  const pages = textOfPages(await pdfOf({ invoice_products: lines }))
  expect(pages.length).toBeGreaterThan(1)
  pages.forEach((page, index) => {
    if (/^Pen \d+\.$/m.test(page)) expect(page).toContain('UNIT PRICE')
    expect(page).toContain(`page ${index + 1} of ${pages.length}`)
  })
  const printed = pages.flatMap((page) => page.match(/^Pen \d+\.$/gm) ?? [])
  expect(printed).toEqual(lines.map((line) => line.product_item))
  const last = pages.at(-1)
  for (const piece of ['Grand Total', 'FIRST PART', 'SECOND PART']) expect(last).toContain(piece)
})

test('has the number and the customer at the top of further pages, on one line', async () => {
  const lines = Array.from({ length: 60 }, () => sampleLine())
  const headOf = async (customer_name: string) => {
    const pages = textOfPages(await pdfOf({ invoice_products: lines, customer_name }))
    const [, head] = /^Invoice INV-2026-00007\n([^]*?)\nITEM\n/m.exec(pages[1] ?? '') ?? []
    return head
  }
  expect(await headOf('Zagros Trading')).toBe('Zagros Trading')
  expect(await headOf('Zagros Trading & Sons '.repeat(11))).toMatch(/^(Zagros Trading & Sons )+[^\n]*…$/)
  expect(await headOf('ڵ'.repeat(200))).toContain('…ڵ')
})

test('never cuts a row, unless it is taller than a page', async () => {
  const rows = (paragraphs: number) =>
    Array.from({ length: 9 }, (_, index) =>
      sampleLine({ product_description: Array(paragraphs).fill(`row ${index}.`).join('\n') }),
    )
  const pages = textOfPages(await pdfOf({ invoice_products: rows(12) }))
  for (let row = 0; row < 9; row++) {
    expect(pages.map((page) => occurrences(page, `row ${row}.`)).filter(Boolean)).toEqual([12])
  }
  const tall = textOfPages(await pdfOf({ invoice_products: rows(150).slice(0, 1) }))
  expect(occurrences(tall.join('\n'), 'row 0.')).toBe(150)
})

test('draws Arabic and Kurdish from right to left, joined', async () => {
  const text = textOfPages(await pdfOf({ customer_name: 'شركة بغداد', po_ref: 'قەڵەم' })).join('\n')
  for (const name of ['شركة بغداد', 'قەڵەم']) expect(text).toContain(Array.from(name).toReversed().join(''))
})

test('a draft carries its watermark on every page, an issued invoice the name of the company', async () => {
  const lines = Array.from({ length: 60 }, () => sampleLine())
  for (const page of textOfPages(
    await pdfOf({ status: 'draft', invoice_no: null, invoice_products: lines }),
  )) {
    expect(page).toContain('DRAFT')
  }
  expect(textOfPages(await pdfOf({ invoice_products: [] }))[0]).toMatch(/^Tigris Pens\n/)
})

test('prints each picture once, however many lines show it', async () => {
  const [red, blue] = [await colour({ r: 200, g: 0, b: 0 }), await colour({ r: 0, g: 0, b: 200, alpha: 0.5 })]
  const store: Record<string, Buffer> = { '/a': red, '/b': blue }
  const lines = ['/a', '/b', '/a', '/gone', null].map((product_image) => sampleLine({ product_image }))
  const asked: string[] = []
  const pdf = await pdfOf({ invoice_products: lines }, {}, (address) => {
    asked.push(address)
    return Promise.resolve(store[address] ?? null)
  })
  expect(asked.toSorted()).toEqual(['/a', '/b', '/gone'])
  const pictures = pdf.toString('latin1').match(/\/Subtype \/Image\n/g) ?? []
  const masks = pdf.toString('latin1').match(/\/SMask /g) ?? []
  expect(pictures.length - masks.length).toBe(2)
})

test('a picture printed before is not read again', async () => {
  const stored = await colour({ r: 0, g: 200, b: 0 })
  let reads = 0
  const load = () => {
    reads++
    return Promise.resolve(stored)
  }
  const pdfWith = (po_ref: string) =>
    pdfOf({ po_ref, invoice_products: [sampleLine({ product_image: '/read-once' })] }, {}, load)
  await pdfWith('one')
  await pdfWith('two')
  expect(reads).toBe(1)
})

test('an unreadable picture leaves its line without one', async () => {
  const broken = () => Promise.resolve(Buffer.from('no picture'))
  const pdf = await pdfOf({ invoice_products: [sampleLine({ product_image: '/x' })] }, { logo: '/y' }, broken)
  expect(plain(textOfPages(pdf))).toContain('Rollerball')
})

test('prints any text that users can enter', async () => {
  const wild = `\u202e\u0000#panic() *b* \ud83d ${'W'.repeat(255)} 🖋 中文 \\ "q" \n\n עט`
  const changes = { customer_name: wild, customer_address: wild, po_ref: wild }
  const line = sampleLine({ product_item: wild, product_description: wild.repeat(30) })
  const company = { name: wild, address: wild, contact_email: wild, terms: wild.repeat(20), rate_label: wild }
  const pages = textOfPages(await pdfOf({ ...changes, invoice_products: [line] }, company))
  expect(pages.join('')).toContain('#panic() *b*')
})

test('prints any invoice that can be stored, and names omitted text', async () => {
  const kinds = ['ابتثجحخد', 'a\n', 'بَُّ', 'a\u0301', '🖋', '中文', '\u200b', 'a ا ', 'aбא ', 'ـ', 'word ']
  const lines = Array.from({ length: 500 }, (_, index) => {
    const text = (kinds[index % kinds.length] ?? '').repeat(10_000).slice(0, 10_000)
    return sampleLine({ product_item: `Pen ${index + 1}.`, product_description: text, notes: text })
  })
  const text = textOfPages(await pdfOf({ invoice_products: lines })).join('\n')
  expect(text.match(/^Pen \d+\.$/gm)).toHaveLength(500)
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/\([\d,]+ more characters in Inkwell, not printed/)
  expect(text).toContain('Grand Total')
}, 60_000)

test('an invoice of 60 lines of 7,000 Arabic letters without a blank is printed', async () => {
  const line = sampleLine({ product_description: 'ب'.repeat(7000) })
  const pages = textOfPages(await pdfOf({ invoice_products: Array.from({ length: 60 }, () => line) }))
  expect(pages.at(-1)).toContain('Grand Total')
}, 60_000)

test.each([3, 17, 20, 28, 45])('the last of %i lines is on the page of the totals', async (count) => {
  const lines = Array.from({ length: count }, (_, index) => sampleLine({ product_item: `Pen ${index + 1}.` }))
  const pages = textOfPages(await pdfOf({ invoice_products: lines }))
  const last = pages.at(-1) ?? ''
  expect(last).toContain('Grand Total')
  expect(last).toMatch(new RegExp(`^Pen ${count}\\.$`, 'm'))
  expect(pages.flatMap((page) => page.match(/^Pen \d+\.$/gm) ?? [])).toHaveLength(count)
})

test('characters that no font has are left out, and no line is lost', async () => {
  const line = sampleLine({ product_item: '🎁', product_description: 'Gift 🎁 box', notes: '🖋' })
  const changes = { customer_name: '🎁', customer_address: '🎁\n🎁', invoice_products: [line] }
  const text = plain(textOfPages(await pdfOf(changes, { terms: '🎁' })))
  expect(text).toContain('Gift box')
  expect(text).not.toMatch(/[🎁🖋□]/u)
})

test('the signatures are at the foot of the last page', async () => {
  const placeOf = async (count: number) => {
    const lines = Array.from({ length: count }, () => sampleLine())
    return heightsOnLastPage(await pdfOf({ invoice_products: lines }), 'SECOND PART')
  }
  const [one, many] = [await placeOf(1), await placeOf(60)]
  expect(one).toHaveLength(1)
  expect(one).toEqual(many)
})

test('the same invoice gives the same bytes', async () => {
  const another = createPdfRenderer({ processes: 1, queueLimit: 10, timeLimitMs: 20_000, recycleAfter: 1000 })
  const again = await renderPaper(another, documentOf({}, {}), { person: 1, loadPicture: none })
  await another.close()
  expect((await pdfOf()).equals(again)).toBe(true)
})
