import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { textOfPages } from '../../../kernel/server/pdf/testing/read-pdf.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aPayment, paymentForm, type PaymentVoucher } from './testing/a-payment.ts'

interface Grouped {
  results: Record<string, PaymentVoucher[]>
  count: number
}

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const list = async (query: string) => (await api.get<Grouped>(`/payment-voucher?${query}`)).body

test('a voucher is created, changed and deleted', async () => {
  const created = await api.post<Saved<PaymentVoucher>>('/payment-voucher', paymentForm({ to: 'كاك ئازاد' }))
  expect(created).toMatchObject({ status: 201, body: { message: 'payment vouchar Added Successfully!' } })
  const { id } = created.body.data
  const whole = { ...created.body.data, amount_usd: '12.50', amount_iqd: '٢٥٠٠٠' }
  expect(await api.put(`/payment-voucher/${id}/`, whole)).toMatchObject({
    status: 200,
    body: { data: { amount_usd: 12.5, amount_iqd: 25_000, to: 'كاك ئازاد' } },
  })
  expect((await api.delete(`/payment-voucher/${id}/`)).status).toBe(204)
})

test('subject and both parties are required', async () => {
  const { body } = await api.post<{ errors: object }>('/payment-voucher', {})
  expect(Object.keys(body.errors).toSorted()).toEqual(['from_field', 'subject', 'to'])
  for (const voucher_no of [0, 1.5, 2_147_483_648, 'one']) {
    expect((await api.post('/payment-voucher', paymentForm({ voucher_no }))).status).toBe(422)
  }
})

test('a number is unique, and the next one is proposed', async () => {
  const { voucher_no } = await aPayment(api, { voucher_no: 4000 })
  const taken = { status: 422, body: { errors: { voucher_no: [expect.any(String)] } } }
  expect(await api.post('/payment-voucher', paymentForm({ voucher_no }))).toMatchObject(taken)
  expect((await api.get('/payment-voucher/next-number')).body).toEqual({ next: 4001 })
})

test('the months follow the list, and no row is lost between pages', async () => {
  const days = ['2024-03-09', '2024-03-01', '2024-02-20', '2024-02-02', '2024-01-31']
  for (const date of days.toSorted()) await aPayment(api, { date, subject: 'Grouped' })
  const whole = await list('search=grouped')
  expect(Object.keys(whole.results)).toEqual(['2024-03', '2024-02', '2024-01'])
  expect(whole.count).toBe(5)
  const paged: string[] = []
  for (const page of [1, 2, 3]) {
    const { results, count } = await list(`search=grouped&page=${page}&page_size=2`)
    expect(count).toBe(5)
    paged.push(...Object.values(results).flatMap((rows) => rows.map(({ date }) => date)))
  }
  expect(paged).toEqual(days)
  expect(await list('search=grouped&page=4&page_size=2')).toEqual({ results: {}, count: 5 })
})

test('the months are in the order of their first row in the list', async () => {
  for (const [subject, date] of [
    ['Appear A', '2023-01-05'],
    ['Appear B', '2023-06-05'],
    ['Appear C', '2023-01-06'],
  ]) {
    await aPayment(api, { subject, date })
  }
  const { results } = await list('search=appear&ordering=subject')
  expect(Object.entries(results).map(([month, rows]) => [month, rows.map(({ subject }) => subject)])).toEqual(
    [
      ['2023-01', ['Appear A', 'Appear C']],
      ['2023-06', ['Appear B']],
    ],
  )
})

test('the PDF has original and copy, or one small page', async () => {
  const { id } = await aPayment(api, {
    voucher_no: 4711,
    to: 'Zagros Trading',
    amount_usd: 20.01,
    amount_iqd: 1500,
    date: '2026-11-20',
  })
  const pdf = async (query: string) => {
    const answer = await api.fetch(`/api/v1/payment-voucher/generate-pdf/${id}${query}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return Buffer.from(await answer.arrayBuffer())
  }
  const [pair = '', ...others] = textOfPages(await pdf(''))
  expect(others).toEqual([])
  for (const piece of ['ORIGINAL', 'COPY']) expect(pair).toContain(piece)
  const small = textOfPages(await pdf('?paper=a5'))
    .join()
    .replaceAll('\u00a0', ' ')
  expect(small).not.toContain('COPY')
  for (const piece of [
    '4711',
    '20/11/2026',
    'Zagros Trading',
    'PEN-COMPANY',
    'USD 20.01',
    'Twenty Dolar And One Cent',
    'IQD 1,500',
    'One Thousand Five Hundred Dinar',
  ]) {
    expect(small).toContain(piece)
  }
  expect((await api.get(`/payment-voucher/generate-pdf/${id}?paper=a3`)).status).toBe(400)
  expect((await api.get('/payment-voucher/generate-pdf/2147483647')).status).toBe(404)
})
