import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Problem } from '../../contract/problem.ts'
import { createPdfRenderer, type PdfRendererOptions } from './renderer.ts'
import { textOfPages } from './testing/read-pdf.ts'

const head = '#set text(font: "Vazirmatn", fallback: false)\n#set document(date: none)\n'
const templates = {
  'letter.typ': `${head}#json("/data.json").text`,
  'picture.typ': `${head}#image("/image-0")#image("/image-1")`,
  'broken.typ': '#panic("out of ink")',
  'curious.typ': '#read("/package.json")',
  'endless.typ': '#for a in range(5000) { for b in range(5000) { for c in range(5000) {} } }',
  // More memory than any machine can address: the native compiler aborts its process.
  'fatal.typ': '#((1,) * 100000000000000)',
}
const templatesDir = await mkdtemp(join(tmpdir(), 'inkwell-templates-'))

beforeAll(async () => {
  for (const [name, text] of Object.entries(templates)) await writeFile(join(templatesDir, name), text)
})

const limits = { templatesDir, processes: 2, queueLimit: 10, timeLimitMs: 20_000, recycleAfter: 1000 }
const shared = createPdfRenderer(limits)
afterAll(async () => {
  await shared.close()
  await rm(templatesDir, { recursive: true })
})

function ownRenderer(options: Partial<PdfRendererOptions>) {
  const renderer = createPdfRenderer({ ...limits, ...options })
  onTestFinished(() => renderer.close())
  return renderer
}

/** Each document is for another user, so that they are made in parallel. */
let people = 0
const somebody = () => ({ person: people++ })
const letter = (text: string, renderer = shared) => renderer.render('letter.typ', { text }, somebody())
/** The problem for the user, and the cause for the log. */
const unavailable = (message: string, cause: RegExp) => ({
  code: 'unavailable',
  message: `${message} Try again in a moment.`,
  details: { retryAfter: 10 },
  cause: { message: expect.stringMatching(cause) },
})
const textOf = async (pdf: Promise<Buffer>) => textOfPages(await pdf).join('\n')

test('prints strings as values, never as markup', async () => {
  expect(await textOf(letter('*no* #panic() $x$ [y]'))).toBe('*no* #panic() $x$ [y]')
})

test('prints what is left after cleaning', async () => {
  expect(await textOf(letter('a\u202eb\u0000c\ud800'))).toBe('abc')
})

test('gives the same bytes for the same document', async () => {
  const another = ownRenderer({ processes: 1 })
  expect((await letter('same')).equals(await letter('same', another))).toBe(true)
})

test('a rendered document is cached until its data changes', async () => {
  const made = await letter('made before')
  expect(await letter('made before')).toBe(made)
  expect(await textOf(letter('made after'))).toBe('made after')
  const picture = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const pictures = (colour: string) => Promise.all([picture(colour), picture('blue')])
  const printed = async (colour: string) =>
    shared.render('picture.typ', { text: 'equal' }, { ...somebody(), images: await pictures(colour) })
  const red = await printed('red')
  expect((await printed('red')).equals(red)).toBe(true)
  expect((await printed('green')).equals(red)).toBe(false)
})

test('a failing template reports the reason, and the next document works', async () => {
  await expect(shared.render('broken.typ', {}, somebody())).rejects.toMatchObject(
    unavailable('This document could not be created.', /broken\.typ.*out of ink/),
  )
  expect(await textOf(letter('next'))).toBe('next')
})

test('an invalid picture fails only its document', async () => {
  const pictures = [Buffer.from('not a picture'), Buffer.from('neither')]
  await expect(shared.render('picture.typ', {}, { ...somebody(), images: pictures })).rejects.toMatchObject(
    unavailable('This document could not be created.', /picture\.typ/),
  )
  expect(await textOf(letter('next'))).toBe('next')
})

test('a template can read only templates, data and pictures', async () => {
  await expect(shared.render('curious.typ', {}, somebody())).rejects.toMatchObject(
    unavailable('This document could not be created.', /file not found/),
  )
})

test('a dying process fails only its document', async () => {
  const renderer = ownRenderer({})
  const letters = ['one', 'two', 'three', 'four']
  const [fatal, ...others] = await Promise.allSettled([
    renderer.render('fatal.typ', {}, somebody()),
    ...letters.map((text) => textOf(letter(text, renderer))),
  ])
  expect(fatal).toMatchObject({
    status: 'rejected',
    reason: unavailable('This document could not be created.', /fatal\.typ/),
  })
  expect(others).toEqual(letters.map((value) => ({ status: 'fulfilled', value })))
  expect(await textOf(letter('after', renderer))).toBe('after')
})

test('a document that takes too long is given up, others are not', async () => {
  const renderer = ownRenderer({ timeLimitMs: 3000 })
  const [endless, other] = await Promise.allSettled([
    renderer.render('endless.typ', {}, somebody()),
    textOf(letter('meanwhile', renderer)),
  ])
  expect(endless).toMatchObject({
    reason: unavailable('This document took longer than 3 seconds and was stopped.', /./),
  })
  expect(other).toMatchObject({ value: 'meanwhile' })
  expect(await textOf(letter('after', renderer))).toBe('after')
})

test('refuses documents beyond the queue with 503 and Retry-After', async () => {
  const renderer = ownRenderer({ processes: 1, queueLimit: 1 })
  const [first, second, third] = await Promise.allSettled(
    ['1', '2', '3'].map((text) => textOf(letter(text, renderer))),
  )
  expect([first, second]).toMatchObject([{ value: '1' }, { value: '2' }])
  expect(third).toMatchObject({ reason: { code: 'unavailable', details: { retryAfter: 2 } } })
})

test('renders one document at a time for each user', async () => {
  const renderer = ownRenderer({ timeLimitMs: 3000 })
  const [endless, own, others] = ['endless.typ', 'letter.typ', 'letter.typ'].map((template, index) =>
    renderer.render(template, { text: 'x' }, { person: index === 2 ? 2 : 1 }),
  )
  const order: string[] = []
  await Promise.all([
    endless?.catch(() => order.push('endless')),
    own?.then(() => order.push('own')),
    others?.then(() => order.push('others')),
  ])
  expect(order).toEqual(['others', 'endless', 'own'])
})

test('continues while its processes are replaced', async () => {
  const renderer = ownRenderer({ recycleAfter: 2 })
  const numbers = ['1', '2', '3', '4', '5', '6', '7']
  expect(await Promise.all(numbers.map((text) => textOf(letter(text, renderer))))).toEqual(numbers)
})

test('closing refuses waiting and later documents', async () => {
  const renderer = ownRenderer({ processes: 1 })
  const first = letter('first', renderer).catch(() => undefined)
  const waiting = expect(letter('waiting', renderer)).rejects.toThrow(Problem)
  await renderer.close()
  await Promise.all([first, waiting])
  await expect(letter('late', renderer)).rejects.toThrow('shutting down')
})
