import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCreditNote } from '../credit-notes/testing/a-credit-note.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type Account = Row<typeof bankAccount>

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
let boxes = 0
const aBox = async (opening_balance = 405, wanted: object = {}) => {
  const form = { name: `Box ${++boxes}`, currency: 'USD', kind: 'cash', opening_balance, ...wanted }
  return (await api.post<Saved<Account>>('/bank-account', form)).body.data
}
const balanceOf = async ({ id }: Account) => (await api.get<Account>(`/bank-account/${id}`)).body.balance
const asks = (field: string, answer: { status: number; body: Refused }) =>
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: { [field]: [expect.stringContaining('would have USD')] },
      unless: { [field]: 'below_zero' },
    },
  })
const out = { subject: 'Out', to: 'Them' }

/** Each way out of a box: what is sent, where it is asked, and where one that was written is changed. */
const ways = {
  'a payment': (box: Account, amount: number) => ({
    path: '/payment-voucher',
    field: 'from_field',
    form: { ...out, from_field: box.name, amount_usd: amount },
  }),
  'a transfer': (box: Account, amount: number) => ({
    path: '/account-transfer',
    field: 'from_account',
    form: { ...out, from_account: box.id, amount_out: amount },
  }),
}

test.each(Object.entries(ways))(
  '%s takes no more out of a box of cash than there is, unless it is meant',
  async (_, way) => {
    const box = await aBox()
    const { path, field, form } = way(box, 999_999)
    asks(field, await api.post<Refused>(path, form))
    expect(await balanceOf(box)).toBe(405)
    const made = await api.post<Saved<{ id: number }>>(path, way(box, 405).form)
    expect(made.status).toBe(201)
    const one = `${path}/${made.body.data.id}`
    asks(field, await api.put<Refused>(one, way(box, 406).form))
    expect((await api.put(one, { ...way(box, 406).form, below_zero: true })).status).toBe(200)
    expect(await balanceOf(box)).toBe(-1)
    // What takes no more than before is not asked about.
    expect((await api.put(one, { subject: 'Another word' })).status).toBe(200)
    expect((await api.post(path, { ...way(box, 4).form, below_zero: true })).status).toBe(201)
  },
)

test('nor does petty cash, nor a refund', async () => {
  const tin = await aBox(10_000, { currency: 'IQD', kind: 'petty' })
  const form = {
    project_name: 'Tea',
    receipt_no: '1',
    receipt_form: 'A',
    date: '2026-03-01',
    account: tin.id,
  }
  const refused = await api.post<Refused>('/petty-cash', { ...form, project_amount: 10_250 })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { account: [expect.stringContaining('IQD')] } },
  })
  const made = await api.post<Saved<{ id: number }>>('/petty-cash', { ...form, project_amount: 10_000 })
  expect(made.status).toBe(201)
  const one = `/petty-cash/${made.body.data.id}`
  expect((await api.put(one, { project_amount: 10_250 })).status).toBe(422)
  expect((await api.put(one, { project_amount: 10_250, below_zero: true })).status).toBe(200)
  const box = await aBox(3)
  const { customer } = await aCreditNote(api)
  const refund = { ...out, customer, from_field: box.name, amount_usd: 5 }
  asks('from_field', await api.post<Refused>('/payment-voucher', refund))
  expect((await api.post('/payment-voucher', { ...refund, amount_usd: 3 })).status).toBe(201)
})

test('of ten who take at once, as many are served as there is money for', async () => {
  const box = await aBox(50)
  const take = (way: (typeof ways)[keyof typeof ways]) => {
    const { path, form } = way(box, 10)
    return api.post(path, form)
  }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, one) => take(one % 2 === 0 ? ways['a payment'] : ways['a transfer'])),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(5).fill(201),
    ...Array(5).fill(422),
  ])
  expect(await balanceOf(box)).toBe(0)
})

test('a bank lends, and a box in which there never was anything is not kept here', async () => {
  for (const box of [await aBox(5, { kind: 'bank' }), await aBox(0)]) {
    const { path, form } = ways['a payment'](box, 10)
    expect((await api.post(path, form)).status).toBe(201)
  }
})

test('a receipt is not cancelled out of a box that has paid its money out, unless that is meant', async () => {
  const box = await aBox(10)
  const receipt = await aReceipt(api, { net_usd: 50, to_account: box.name })
  const paid = { path: '/payment-voucher', form: { ...out, from_field: box.name, amount_usd: 45 } }
  expect((await api.post(paid.path, paid.form)).status).toBe(201)
  const cancel = `/receipt-voucher/${receipt.id}/cancel`
  asks('to_account', await api.post<Refused>(cancel, { reason: 'Written twice' }))
  expect(await balanceOf(box)).toBe(15)
  expect((await api.post(cancel, { reason: 'Written twice', below_zero: true })).status).toBe(200)
  expect(await balanceOf(box)).toBe(-35)
})
