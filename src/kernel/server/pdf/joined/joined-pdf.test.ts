import { extractText, getDocumentProxy } from 'unpdf'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { arabicOnPaper } from '../../../../i18n/arabic-on-paper.ts'
import { englishOnPaper } from '../../../../i18n/english-on-paper.ts'
import type { PaperTranslate } from '../../../../i18n/paper-translate.ts'
import { paperOf } from '../../../contract/paper/paper.ts'
import { joinedPdf } from './joined-pdf.ts'
import { renderPaper } from '../render-paper.ts'
import { createPdfRenderer } from '../renderer.ts'
import { lettersOf, readers } from '../testing/copied-text.ts'

const renderer = createPdfRenderer({ processes: 1, queueLimit: 10, timeLimitMs: 20_000, recycleAfter: 1000 })
afterAll(() => renderer.close())

const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a40' } })
  .jpeg()
  .toBuffer()

function letter(language: 'en' | 'ar', text: string, rows = 1): Promise<Buffer> {
  const t: PaperTranslate = language === 'en' ? englishOnPaper : arabicOnPaper
  const paper = paperOf(
    {
      language,
      company_name: 'Tigris Pens',
      logo: '/logo',
      footer: [],
      page_of: t('page {page} of {pages}', { page: '{page}', pages: '{pages}' }),
    },
    {
      title: text,
      name: `Letter ${text} 7 0 R`,
      facts: [],
      table: {
        columns: [{ label: 'Event', kind: 'text' }],
        opening: null,
        rows: Array.from({ length: rows }, (_, nth) => [{ text: `${text} ${nth}`, details: [] }]),
        totals: null,
      },
    },
  )
  return renderPaper(renderer, paper, { person: 1, loadPicture: async () => logo })
}

async function joined(pieces: readonly Buffer[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of joinedPdf('All letters', gradually(pieces))) parts.push(part)
  return Buffer.concat(parts)
}

async function* gradually(pieces: readonly Buffer[]) {
  yield* pieces
}

const proxyOf = async (pdf: Buffer) => await getDocumentProxy(new Uint8Array(pdf))

test('a joined PDF contains the pages of all in order, in any language, copied unchanged', async () => {
  const pdf = await joined([
    await letter('en', 'First', 120),
    await letter('ar', 'الإسلام'),
    await letter('en', 'Last'),
  ])
  const { text } = await extractText(await proxyOf(pdf))
  expect(text.length).toBeGreaterThan(4)
  expect(text[0]).toContain('First 0')
  expect(text.at(-1)).toContain('Last 0')
  expect(text.at(-1)).not.toContain('page 1 of 6')
  for (const { name, copied } of readers) {
    expect(await copied(pdf), name).toContain(lettersOf('الإسلام'))
    expect(await copied(pdf), name).toContain('Last0')
  }
})

test('each paper has an outline entry with its own name, which leads to its first page', async () => {
  const proxy = await proxyOf(await joined([await letter('en', 'One', 120), await letter('ar', 'قلم')]))
  const outline = await proxy.getOutline()
  expect(outline.map(({ title }) => title)).toEqual(['Letter One 7 0 R', 'Letter قلم 7 0 R'])
  const [second] = (outline[1]?.dest ?? []) as { num: number; gen: number }[]
  expect(await proxy.getPageIndex(second ?? { num: 0, gen: 0 })).toBe(proxy.numPages - 1)
  expect((await proxy.getMetadata()).info).toMatchObject({ Title: 'All letters' })
})

test('screen readers get the same structure for each page as in the single paper', async () => {
  const [english, arabic] = [await letter('en', 'Read'), await letter('ar', 'قلم')]
  const proxy = await proxyOf(await joined([english, arabic]))
  for (const [at, alone] of [english, arabic].entries()) {
    const tree = await (await proxy.getPage(at + 1)).getStructTree()
    const own = await (await (await proxyOf(alone)).getPage(1)).getStructTree()
    expect(rolesIn(tree)).toEqual(rolesIn(own))
    expect(rolesIn(own).length).toBeGreaterThan(5)
  }
})

test('a picture on all papers is stored once', async () => {
  const letters = await Promise.all(['A', 'B', 'C', 'D'].map((text) => letter('en', text)))
  const drawn = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1
  expect(letters.map(drawn)).toEqual([1, 1, 1, 1])
  expect(drawn(await joined(letters))).toBe(1)
})

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return []
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [String(node.role), ...children.flatMap(rolesIn)]
}
