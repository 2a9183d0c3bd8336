import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Saved } from '../../kernel/server/testing/api-client.ts'
import { fileOf, formOf, pictureFile } from '../../kernel/server/testing/a-picture.ts'
import { type Product, productForm } from './testing/a-product.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const post = (image: File) => api.post<Saved<Product>>('/product', formOf({ ...productForm(), image }))
const refused = (status: number, code: string) => ({
  status,
  body: { code, message: expect.stringMatching(/\S/) },
})

async function withPicture(image?: File): Promise<Product & { image: string }> {
  const { status, body } = await post(image ?? (await pictureFile()))
  if (status !== 201 || !body.data.image) throw new Error(`The picture was refused: ${JSON.stringify(body)}`)
  return { ...body.data, image: body.data.image }
}

async function load(address: string): Promise<Buffer> {
  return Buffer.from(await (await inkwell.anyone.fetch(address)).arrayBuffer())
}

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s is accepted and served as WebP', async (format) => {
  const { image } = await withPicture(await pictureFile(format, { width: 64, height: 48 }))
  expect(image).toMatch(/^\/api\/v1\/image\/[0-9a-f]{64}$/)
  expect(await sharp(await load(image)).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
})

test('a picture is cacheable forever, with a thumbnail beside it', async () => {
  const { image } = await withPicture(await pictureFile('jpeg', { width: 2000, height: 1000 }))
  const answer = await inkwell.anyone.fetch(image)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const thumb = await sharp(await load(`${image}?size=thumb`)).metadata()
  expect(Math.max(thumb.width, thumb.height)).toBeLessThanOrEqual(200)
  expect((await api.get(`${image.replace('/api/v1', '')}?size=huge`)).status).toBe(400)
  expect((await api.get(`/image/${'0'.repeat(64)}`)).status).toBe(404)
})

test('metadata and location are removed, and the picture is upright', async () => {
  const sideways = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'a secret' }, IFD3: { GPSLatitude: '33/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  const { image } = await withPicture(fileOf(sideways, 'x.jpg', 'image/jpeg'))
  const stored = await sharp(await load(image)).metadata()
  expect(stored).toMatchObject({ width: 20, height: 40 })
  expect([stored.exif, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined])
})

test('data hidden behind a picture is removed', async () => {
  const png = Buffer.from(await (await pictureFile()).arrayBuffer())
  const { image } = await withPicture(
    fileOf(Buffer.concat([png, Buffer.from('<script>')]), 'x.png', 'image/png'),
  )
  expect((await load(image)).includes('<script>')).toBe(false)
})

describe('a file that is not a picture is 415', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  test.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['text', Buffer.from('not a picture')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['the head of a PNG alone', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s', async (_what, bytes) => {
    expect(await post(fileOf(bytes, 'x.png', 'image/png'))).toMatchObject(
      refused(415, 'unsupported_media_type'),
    )
  })

  test('a TIFF', async () => {
    const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer()
    expect(await post(fileOf(tiff, 'x.png', 'image/png'))).toMatchObject(
      refused(415, 'unsupported_media_type'),
    )
  })
})

describe('a truncated picture is 415, and reported as damaged', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('%s', async (format) => {
    const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, () => Math.floor(Math.random() * 256)))
    const whole = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, 15)]) {
      expect(await post(fileOf(bytes, 'x', 'image/png'))).toMatchObject({
        status: 415,
        body: {
          code: 'unsupported_media_type',
          message: 'This picture is damaged or incomplete. Choose another copy of it.',
        },
      })
    }
  })
})

test('a duplicate code is reported before the picture is read, and a repeat gets its response', async () => {
  const form = productForm()
  const key = { 'idempotency-key': `picture-${form.item_code}` }
  const image = await pictureFile()
  const first = await api.post<Saved<Product>>('/product', formOf({ ...form, image }), key)
  expect(first.status).toBe(201)
  const repeated = await api.post<Saved<Product>>('/product', formOf({ ...form, image }), key)
  expect(repeated).toMatchObject({ status: 201, body: { data: { id: first.body.data.id } } })
  const damaged = fileOf(Buffer.from(await image.arrayBuffer()).subarray(0, 60), 'x.png', 'image/png')
  expect(await api.post('/product', formOf({ ...form, image: damaged }))).toMatchObject({
    status: 422,
    body: { errors: { item_code: [expect.stringContaining('exists')] } },
  })
})

describe('a too large file is 413', () => {
  test('a picture of 60 megapixels', async () => {
    const file = await pictureFile('png', { width: 10_000, height: 6000 })
    expect(await post(file)).toMatchObject(refused(413, 'too_large'))
  })

  test('a file over 10 MB', async () => {
    const file = fileOf(Buffer.alloc(10 * 1024 * 1024 + 1), 'x.png', 'image/png')
    expect(await post(file)).toMatchObject(refused(413, 'too_large'))
  })
})

describe('an update', () => {
  test.each([
    ['without a file', {}],
    ['with an empty value', { image: '' }],
    ['with an empty file', { image: new File([], '') }],
    ['with an address', { image: 'http://example.com/other.png' }],
  ])('%s keeps the picture', async (_what, values) => {
    const { id, image } = await withPicture()
    const updated = await api.put<Saved<Product>>(`/product/${id}`, formOf({ items: 'Other', ...values }))
    expect(updated).toMatchObject({ status: 200, body: { data: { items: 'Other', image } } })
  })

  test('in JSON keeps it too', async () => {
    const { id, image } = await withPicture()
    for (const value of [null, '', 'x', {}, { sha256: '0' }]) {
      const updated = await api.put<Saved<Product>>(`/product/${id}`, { image: value })
      expect(updated.body.data.image).toBe(image)
    }
  })

  test('with a file replaces it', async () => {
    const { id, image } = await withPicture()
    const updated = await api.put<Saved<Product>>(`/product/${id}`, formOf({ image: await pictureFile() }))
    expect(updated.body.data.image).not.toBe(image)
    expect(await load(updated.body.data.image ?? '')).not.toEqual(await load(image))
  })

  test('removes it on request, in a form and in JSON', async () => {
    for (const removal of [formOf({ remove_image: 'true' }), { remove_image: true }]) {
      const { id } = await withPicture()
      expect((await api.put<Saved<Product>>(`/product/${id}`, removal)).body.data.image).toBe(null)
    }
  })
})

test('the same picture twice is stored once', async () => {
  const file = await pictureFile()
  expect((await withPicture(file)).image).toBe((await withPicture(file)).image)
})

test('files for other fields are ignored', async () => {
  const form = formOf({ ...productForm(), description: await pictureFile(), other: await pictureFile() })
  expect(await api.post('/product', form)).toMatchObject({
    status: 201,
    body: { data: { description: null } },
  })
})
