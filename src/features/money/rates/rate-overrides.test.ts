import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import type { ReceiptVoucher } from '../receipts/testing/a-receipt.ts'

type Given = Saved<ReceiptVoucher & Row<typeof paymentVoucher> & { vouchers?: ReceiptVoucher[] }> & Refused
type Line = Record<string, unknown>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')
const now = today('Asia/Baghdad')
const day = addDays(now, -30)
await owner.post('/exchange-rate', { date: day, iqd_per_usd: 1310 })

const invoice = await anInvoice(owner)
const customer = invoice.customer
/** The requests that carry a rate for dinars. */
const ways = {
  'a receipt voucher': (by: Api, given: object) =>
    by.post<Given>('/receipt-voucher', {
      invoice: invoice.id,
      from_account: customer,
      subject: 'Pens',
      amount_iqd_advance: 131_000,
      ...given,
    }),
  'money received': (by: Api, given: object) =>
    by.post<Given>('/receipt', { customer, iqd: 131_000, ...given }),
  'a refund': async (by: Api, given: object) => {
    await owner.post('/receipt', { customer, usd: 500, allocations: [] })
    const refund = { subject: 'Back', to: 'Somebody', from_field: 'Nobody', customer, amount_iqd: 1000 }
    return await by.post<Given>('/payment-voucher', { ...refund, ...given })
  },
}
/** The ids of a list filtered by whether the document has a rate override. */
async function overrides(path: string, wanted = true): Promise<number[]> {
  const { body } = await owner.get<{ results: Record<string, { id: number }[]> }>(
    `/${path}?rate_override=${wanted}&page_size=100`,
  )
  return Object.values(body.results).flatMap((month) => month.map(({ id }) => id))
}
const wrong = ({ body }: { body: Refused }) => Object.keys(body.errors ?? {})

describe.each(Object.entries(ways))('%s', (_, give) => {
  test('at a rate near the daily rate asks nothing', async () => {
    expect((await give(manager, { rate: 1336 })).status).toBe(201)
  })

  test('at a rate more than two percent off needs a reason, which is stored', async () => {
    const refused = await give(manager, { rate: 1350 })
    expect([refused.status, wrong(refused)]).toEqual([422, ['rate_reason']])
    const given = await give(manager, { rate: 1350, rate_reason: 'Agreed before' })
    expect(given.status).toBe(201)
    const { vouchers = [given.body.data] } = given.body.data
    expect(vouchers[0]).toMatchObject({ rate: 1350, rate_reason: 'Agreed before', day_rate: 1310 })
  })

  test('at a rate more than ten percent off needs the permission to override rates', async () => {
    const far = { rate: 131, rate_reason: 'Typed so' }
    const refused = await give(manager, far)
    expect([refused.status, wrong(refused)]).toEqual([422, ['rate']])
    expect(refused.body.errors?.['rate']?.[0]).toBe(
      'This rate is too far from the daily rate of 1,310.00. Use the daily rate, or ask a user with the “Override exchange rates” permission.',
    )
    expect(wrong(await give(admin, { rate: 131 }))).toEqual(['rate_reason'])
    expect((await give(admin, { ...far, rate: 1500 })).status).toBe(201)
  })

  test('before the first rate is compared with that one, and the message says so', async () => {
    const date = addDays(day, -3)
    const first = `the first rate, 1,310.00 (${formatDay(day)})`
    const refused = await give(manager, { rate: 131, date })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { rate: [`Rate differs too much from ${first}. Use the first rate.`] },
    ])
    for (const [rate, side] of [
      [1350, '3.1 % above'],
      [1250, '4.6 % below'],
    ] as const) {
      const asked = await give(manager, { rate, date })
      expect(asked.body.errors?.['rate_reason']?.[0]).toContain(`is ${side} ${first}. Enter a reason.`)
    }
  })
})

test('a rate is checked again when it or its day changes, and not at another change', async () => {
  const { data } = (await ways['money received'](manager, { rate: 1310, allocations: [] })).body
  const path = `/receipt-voucher/${data.vouchers?.[0]?.id}`
  const change = async (changes: object) => await manager.put<Refused>(path, changes)
  expect(wrong(await change({ rate: 1350 }))).toEqual(['rate_reason'])
  expect(wrong(await change({ rate: 1000, rate_reason: 'x' }))).toEqual(['rate'])
  expect((await change({ rate: 1350, rate_reason: 'Agreed before' })).status).toBe(200)
  expect(wrong(await change({ rate_reason: null }))).toEqual(['rate_reason'])
  expect((await change({ subject: 'Two pens' })).status).toBe(200)
  const later = addDays(now, 5)
  await owner.post('/exchange-rate', { date: later, iqd_per_usd: 1600 })
  expect(wrong(await change({ date: later }))).toEqual(['rate'])
})

test('a document saved with its own rate is not compared with a daily rate corrected since', async () => {
  const on = addDays(now, -20)
  const rate = (await owner.post<Saved<{ id: number }>>('/exchange-rate', { date: on, iqd_per_usd: 1310 }))
    .body.data.id
  const payer = (await aCustomer(owner)).id
  const received = { customer: payer, iqd: 1_310_000, rate: 1310, date: on }
  const { data } = (await ways['money received'](manager, received)).body
  const refunded = {
    customer: payer,
    amount_iqd: 131_000,
    date: on,
    subject: 'Back',
    to: 'X',
    from_field: 'Y',
  }
  const refund = (await manager.post<Given>('/payment-voucher', { ...refunded, rate: 1310 })).body.data
  const correct = async (iqd_per_usd: number) =>
    expect((await owner.put(`/exchange-rate/${rate}`, { iqd_per_usd })).status).toBe(200)
  for (const path of [`/receipt-voucher/${data.vouchers?.[0]?.id}`, `/payment-voucher/${refund.id}`]) {
    await correct(1500)
    const whole = (await manager.get<Record<string, unknown>>(path)).body
    expect(whole, path).toMatchObject({ rate: 1310, rate_reason: null })
    const save = async (changes: object) =>
      await manager.put(path, { ...whole, version: undefined, subject: 'Put right', ...changes })
    expect(await save({}), path).toMatchObject({ status: 200 })
    await correct(1400)
    expect(await save({ date: now }), path).toMatchObject({ status: 200, body: { data: { day_rate: 1400 } } })
  }
  expect((await owner.delete(`/exchange-rate/${rate}`)).status).toBe(204)
})

test('a user who restores a receipt may use its rate', async () => {
  const given = await ways['money received'](admin, { rate: 1000, rate_reason: 'x' })
  const id = given.body.data.vouchers?.[0]?.id
  expect((await manager.delete(`/receipt-voucher/${id}`)).status).toBe(204)
  const undo = async (by: Api) =>
    await by.post<Refused>('/history/undo-deletion', { resource: 'receipt_voucher', id })
  const refused = await undo(manager)
  expect([refused.status, wrong(refused)]).toEqual([422, ['rate']])
  const { body } = await owner.get<{ results: { id: number; owner_id: number; owner_table: string }[] }>(
    '/trash',
  )
  const deletion = body.results.find(
    ({ owner_id, owner_table }) => owner_id === id && owner_table === 'receipt_voucher',
  )
  expect((await owner.post(`/history/${deletion?.id}/restore`)).status).toBe(200)
})

test('rate overrides wait for review, with user and reason, and stay overrides after the daily rate is entered', async () => {
  const alone = addDays(now, -10)
  const payer = (await aCustomer(owner)).id
  const payment = { customer: payer, iqd: 131_000, rate: 1400, rate_reason: 'Agreed before', date: alone }
  const id = (await manager.post<Given>('/receipt', payment)).body.data.vouchers?.[0]?.id
  const lines = async () =>
    (
      await owner.get<{ groups: { kind: string; count: number; results: Line[] }[] }>('/reconcile')
    ).body.groups
      .filter(({ kind }) => kind === 'far_rate')
      .flatMap(({ results }) => results)
  const line = async () =>
    (await lines()).find((each) => each['id'] === id && each['document'] === 'receipt_voucher')
  expect(await line()).toMatchObject({
    rate: 1400,
    day_rate: 1310,
    reason: 'Agreed before',
    person: expect.any(String),
    iqd: 131_000,
    has_own_rate: false,
  })
  expect((await lines()).some((each) => each['document'] === 'payment_voucher')).toBe(true)
  expect((await manager.post('/exchange-rate', { date: alone, iqd_per_usd: 1400 })).status).toBe(201)
  expect(await line()).toMatchObject({ rate: 1400, day_rate: 1310, has_own_rate: true })
  expect(await overrides('receipt-voucher')).toContain(id)
  // Moving it to a day with this daily rate does not change that either.
  expect((await manager.put(`/receipt-voucher/${id}`, { date: addDays(alone, 1) })).status).toBe(200)
  expect(await line()).toMatchObject({ day_rate: 1310 })
  expect((await overrides('receipt-voucher', false)).includes(Number(id))).toBe(false)
})

test('a receipt at a daily rate corrected since is in the list of overrides, and so is a refund', async () => {
  const other = addDays(now, -15)
  const daily = { date: other, iqd_per_usd: 1340 }
  const { id } = (await manager.post<Saved<{ id: number }>>('/exchange-rate', daily)).body.data
  const received = { customer, iqd: 134_000, rate: 1340, date: other }
  const receipt = (await ways['money received'](manager, received)).body.data.vouchers?.[0]?.id
  const refund = (await ways['a refund'](manager, { rate: 1340, date: other })).body.data.id
  expect(await overrides('receipt-voucher')).not.toContain(receipt)
  expect((await manager.put(`/exchange-rate/${id}`, { iqd_per_usd: 1250 })).status).toBe(200)
  const { groups } = (await owner.get<{ groups: { kind: string; results: Line[] }[] }>('/reconcile')).body
  const listed = groups.filter(({ kind }) => kind === 'far_rate').flatMap(({ results }) => results)
  for (const [document, key] of [
    ['receipt_voucher', receipt],
    ['payment_voucher', refund],
  ] as const) {
    expect(listed).toContainEqual(expect.objectContaining({ document, id: key, rate: 1340, day_rate: 1250 }))
    expect(await overrides(document.replace('_', '-'))).toContain(key)
  }
  expect((await owner.delete(`/exchange-rate/${id}`)).status).toBe(204)
})

test('a receipt dated before the first rate is not an override', async () => {
  const given = { rate: 1350, rate_reason: 'Agreed before', date: addDays(day, -3) }
  const { data } = (await ways['a receipt voucher'](manager, given)).body
  expect(data).toMatchObject({ rate: 1350, day_rate: null, rate_reason: 'Agreed before' })
  expect(await overrides('receipt-voucher')).not.toContain(data.id)
})

test('a rate override is reviewed by another user with that permission, and by nobody if the rate has changed', async () => {
  const day = addDays(now, -12)
  const payer = (await aCustomer(owner)).id
  const payment = { customer: payer, iqd: 131_000, rate: 1400, rate_reason: 'Agreed before', date: day }
  const writer = await inkwell.as('admin')
  const id = (await writer.post<Given>('/receipt', payment)).body.data.vouchers?.[0]?.id
  const isWaiting = async () => {
    const { groups } = (await owner.get<{ groups: { kind: string; results: Line[] }[] }>('/reconcile')).body
    const lines = groups.filter(({ kind }) => kind === 'far_rate').flatMap(({ results }) => results)
    return lines.some((each) => each['id'] === id && each['document'] === 'receipt_voucher')
  }
  const see = (by: Api, wanted: object = {}) =>
    by.post<Refused>(`/reconcile/far-rate/${id}`, { document: 'receipt_voucher', rate: 1400, ...wanted })
  expect(await isWaiting()).toBe(true)
  expect((await see(manager)).status).toBe(403)
  expect(wrong(await see(writer))).toEqual(['rate_seen_by'])
  expect(wrong(await see(owner, { rate: 1390 }))).toEqual(['rate'])
  expect((await see(owner, { document: 'payment_voucher', rate: 1400 })).status).not.toBe(200)
  expect(await isWaiting()).toBe(true)

  expect((await see(owner)).status).toBe(200)
  expect(await isWaiting()).toBe(false)
  const seen = (await owner.get<Record<string, unknown>>(`/receipt-voucher/${id}`)).body
  expect(seen).toMatchObject({ rate_seen_by: expect.any(String), rate_seen_at: expect.any(String) })
  const { results } = (
    await owner.get<Listed<{ changes: object }>>(`/history?resource=receipt_voucher&id=${id}`)
  ).body
  expect(results[0]?.changes).toHaveProperty('rate_seen_by')

  // Changing the subject keeps the review; changing the rate removes it.
  const change = (values: object) => writer.put(`/receipt-voucher/${id}`, values)
  expect((await change({ subject: 'Another word' })).status).toBe(200)
  expect(await isWaiting()).toBe(false)
  expect((await change({ rate: 1410, rate_reason: 'Agreed before' })).status).toBe(200)
  expect(await isWaiting()).toBe(true)
  expect((await owner.get<Record<string, unknown>>(`/receipt-voucher/${id}`)).body).toMatchObject({
    rate_seen_by: null,
    rate_seen_at: null,
  })
})
