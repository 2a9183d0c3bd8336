import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { today } from '../../kernel/contract/values/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { fileOf, formOf, pictureFile } from '../../kernel/server/testing/a-picture.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aDocument, type AdminLog, documentForm } from '../admin-log-sheet/testing/a-document.ts'
import type { financialLogSheet } from './financial-log-sheet.contract.ts'

type FinancialLog = Row<typeof financialLogSheet>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const taken = { status: 422, body: { errors: { document_number: [expect.any(String)] } } }

describe.each(['/admin-log-sheet', '/financial-log-sheet'] as const)('%s', (path) => {
  const next = async (query: string) => (await api.get<{ next: string }>(`${path}/next-number?${query}`)).body

  test('a document is created, read, changed and deleted', async () => {
    const created = await aDocument<AdminLog | FinancialLog>(api, { subject: 'كتاب شكر', year: '٢٠٢٦' }, path)
    expect(created).toMatchObject({ year: 2026, subject: 'كتاب شكر', serial: created.id, image: null })
    expect((await api.get(`${path}/${created.id}`)).body).toEqual(created)
    const updated = await api.put<Saved<AdminLog>>(`${path}/${created.id}`, { subject: 'Thanks' })
    expect(updated).toMatchObject({ status: 200, body: { data: { subject: 'Thanks', version: 2 } } })
    expect((await api.delete(`${path}/${created.id}`)).status).toBe(204)
    expect((await api.get(`${path}/${created.id}`)).status).toBe(404)
  })

  test('read-only fields are ignored in a form, as clients of the specification send them', async () => {
    const document_type_display = 'x'.repeat(2000)
    const sent = formOf({ ...documentForm(), document_type_display, id: 7, created_at: 'x'.repeat(2000) })
    const { status, body } = await api.post<Saved<AdminLog>>(path, sent)
    expect(status).toBe(201)
    expect(body.data).not.toMatchObject({ document_type_display })
  })

  test('number, type, year and subject are required', async () => {
    const { status, body } = await api.post<{ errors: object }>(path, {})
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'document_number',
      'document_type',
      'subject',
      'year',
    ])
    for (const wrong of [{ year: 1899 }, { document_type: 'XX' }, { document_number: 'x'.repeat(51) }]) {
      const answer = await api.post<{ errors: object }>(path, documentForm(wrong))
      expect(Object.keys(answer.body.errors)).toEqual(Object.keys(wrong))
    }
  })

  test('a number is unique in its year and type', async () => {
    const number = { year: 2031, document_type: 'AO', document_number: 'a-7' }
    await aDocument(api, number, path)
    expect(await api.post(path, documentForm({ ...number, document_number: 'A-7 ' }))).toMatchObject(taken)
    await aDocument(api, { ...number, document_type: 'FO' }, path)
    const other = await aDocument(api, { ...number, year: 2032 }, path)
    expect(await api.put(`${path}/${other.id}`, { year: 2031 })).toMatchObject(taken)
  })

  test('the next number is one more than the largest of its year and type', async () => {
    expect(await next('year=2040&document_type=AO')).toEqual({ next: '1' })
    for (const document_number of ['9', '10', '11b', 'x']) {
      await aDocument(api, { year: 2040, document_number }, path)
    }
    expect(await next('year=2040&document_type=AO')).toEqual({ next: '11' })
    expect(await next('year=2040&document_type=FO')).toEqual({ next: '1' })
    expect(await next('year=2041&document_type=AO')).toEqual({ next: '1' })
    expect((await api.get(`${path}/next-number?year=2040`)).status).toBe(400)
  })

  test('the issue date is today in the company’s time zone, unless another is given', async () => {
    const superuser = await inkwell.as('superuser')
    // These zones are always on different dates.
    for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await superuser.put('/settings', { time_zone })
      expect((await aDocument(api, {}, path)).issue_date).toBe(today(time_zone))
    }
    expect((await aDocument(api, { issue_date: '2020-02-29' }, path)).issue_date).toBe('2020-02-29')
    expect((await api.post(path, documentForm({ issue_date: '' }))).status).toBe(422)
  })

  test('a picture is saved, kept, and removed on request', async () => {
    const form = formOf({ ...documentForm({}), image: await pictureFile() })
    const { body } = await api.post<Saved<AdminLog>>(path, form)
    expect(body.data.image).toMatch(/^\/api\/v1\/image\//)
    const kept = await api.put<Saved<AdminLog>>(`${path}/${body.data.id}`, { subject: 'Other', image: '' })
    expect(kept.body.data.image).toBe(body.data.image)
    const removed = await api.put<Saved<AdminLog>>(`${path}/${body.data.id}`, { remove_image: true })
    expect(removed.body.data.image).toBe(null)
    const text = formOf({
      ...documentForm(),
      image: fileOf(Buffer.from('x'), 'x.png', 'image/png'),
    })
    expect((await api.post(path, text)).status).toBe(415)
  })

  test('a type is found by its code and by its name', async () => {
    const { id } = await aDocument(api, { document_type: 'FO', subject: 'needle' }, path)
    for (const words of ['needle fo', 'needle financial order']) {
      const found = await api.get<Listed<AdminLog>>(`${path}?search=${encodeURIComponent(words)}`)
      expect(found.body.results.map((row) => row.id)).toEqual([id])
    }
  })
})

test('the messages are those of the specification', async () => {
  const admin = await api.post<Saved<AdminLog>>('/admin-log-sheet', documentForm())
  expect(admin.body.message).toBe('Admin Log Added Successfully!')
  const changed = await api.put<Saved<AdminLog>>(`/admin-log-sheet/${admin.body.data.id}`, {})
  expect(changed.body.message).toBe('Admin Update Success')
  const financial = await api.post<Saved<FinancialLog>>('/financial-log-sheet', documentForm())
  expect(financial.body.message).toBe('Product Added Successfully!')
  const headers = { 'content-type': 'application/json', 'accept-language': 'ar' }
  const body = JSON.stringify(documentForm())
  const inArabic = await api.fetch('/api/v1/financial-log-sheet', { method: 'POST', headers, body })
  expect(await inArabic.json()).toMatchObject({ message: 'تم إنشاء الكتاب المالي.' })
})

test('an administrative document has its type and its author', async () => {
  const me = (await api.get<{ full_name: string }>('/auth/me')).body
  expect(await aDocument(api, { document_type: 'FO' })).toMatchObject({
    document_type_display: 'Financial Order',
    created_by_name: me.full_name,
  })
})

test('the two currencies of a financial document are in separate fields', async () => {
  const total = async (amounts: object) =>
    (await aDocument<FinancialLog>(api, { ...amounts }, '/financial-log-sheet')).total_amount_display
  expect(await total({})).toBe(null)
  expect(await total({ amount_usd: 1234.5 })).toBe('USD 1,234.50')
  expect(await total({ amount_iqd: 1_250_000 })).toBe('IQD 1,250,000')
  expect(await total({ amount_usd: 0.5, amount_iqd: 2.25 })).toBe('USD 0.50 · IQD 2.25')
  expect(await total({ amount_usd: 999_999_999_999.99 })).toBe('USD 999,999,999,999.99')
})

test('an update of a financial document without its recipient keeps it', async () => {
  const { id } = await aDocument<FinancialLog>(api, { recipient_number: 'R-7' }, '/financial-log-sheet')
  const updated = await api.put<Saved<FinancialLog>>(`/financial-log-sheet/${id}`, { amount_usd: 5 })
  expect(updated.body.data).toMatchObject({ recipient_number: 'R-7', amount_usd: 5 })
})
