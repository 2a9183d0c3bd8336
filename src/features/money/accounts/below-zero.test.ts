import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCreditNote } from '../credit-notes/testing/a-credit-note.ts'
import { aReceipt } from '../receipts/testing/a-receipt.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type Account = Row<typeof bankAccount>

const inkwell = await startTestInkwell()
const api = await inkwell.as('admin')
const owner = await inkwell.as('superuser')
let boxes = 0
const aBox = async (opening_balance = 405, wanted: object = {}) => {
  const form = {
    name: `Box ${++boxes}`,
    currency: 'USD',
    kind: 'cash',
    opening_balance,
    opening_date: '2020-01-01',
    ...wanted,
  }
  return (await api.post<Saved<Account>>('/bank-account', form)).body.data
}
const balanceOf = async ({ id }: Account) => (await api.get<Account>(`/bank-account/${id}`)).body.balance
const asks = (field: string, answer: { status: number; body: Refused }) =>
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: { [field]: [expect.stringContaining('would have a negative balance: USD')] },
      unless: { [field]: 'below_zero' },
    },
  })
const out = { subject: 'Out', to: 'Them' }

/** Documents that take money out of a cash box: path, form, and the field of the error. */
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
  '%s takes no more out of a cash box than it contains, unless confirmed',
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
    // A change that takes out no more than before needs no confirmation.
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

test('of ten concurrent payments, as many succeed as there is money for', async () => {
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

test('a bank account and a cash box that was never used may become negative', async () => {
  for (const box of [await aBox(5, { kind: 'bank' }), await aBox(0)]) {
    const { path, form } = ways['a payment'](box, 10)
    expect((await api.post(path, form)).status).toBe(201)
  }
})

test('a receipt is not cancelled from a cash box that has spent the money, unless confirmed', async () => {
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

const idOf = async (answer: Promise<{ status: number; body: Saved<{ id: number }> }>) => {
  const { status, body } = await answer
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.id
}
const pay = (box: Account, amount_usd: number) =>
  idOf(api.post('/payment-voucher', { ...out, from_field: box.name, amount_usd }))
/** A cash box that had 100.00, of which 60.00 came in by `came`, and then paid out 70.00. */
const spent = async (came: (box: Account) => Promise<number>) => {
  const box = await aBox(40)
  const id = await came(box)
  await pay(box, 70)
  return { box, id }
}
const received = () => spent(async (box) => (await aReceipt(api, { net_usd: 60, to_account: box.name })).id)
const moved = () =>
  spent((box) => idOf(api.post('/account-transfer', { to_account: box.id, amount_in: 60, subject: 'In' })))
const flagged = (confirmed: boolean) => (confirmed ? '?below_zero=true' : '')
type Tried = Promise<{ status: number; body: Refused }>

/** Changes that lower the balance of a cash box without paying out: the field of the error, and the request. */
const otherWays: Record<
  string,
  [string, () => Promise<{ box: Account; tries: (below_zero: boolean) => Tried }>]
> = {
  'lowering a receipt': [
    'to_account',
    async () => {
      const { box, id } = await received()
      return { box, tries: (below_zero) => api.put(`/receipt-voucher/${id}`, { net_usd: 20, below_zero }) }
    },
  ],
  'moving a receipt to another box': [
    'to_account',
    async () => {
      const [{ box, id }, { name }] = [await received(), await aBox(0)]
      return {
        box,
        tries: (below_zero) => api.put(`/receipt-voucher/${id}`, { to_account: name, below_zero }),
      }
    },
  ],
  'deleting a receipt': [
    'to_account',
    async () => {
      const { box, id } = await received()
      return { box, tries: (confirmed) => api.delete(`/receipt-voucher/${id}${flagged(confirmed)}`) }
    },
  ],
  'deleting a transfer': [
    'to_account',
    async () => {
      const { box, id } = await moved()
      return { box, tries: (confirmed) => api.delete(`/account-transfer/${id}${flagged(confirmed)}`) }
    },
  ],
  'sending a transfer elsewhere': [
    'to_account',
    async () => {
      const [{ box, id }, other] = [await moved(), await aBox(0)]
      const path = `/account-transfer/${id}`
      return { box, tries: (below_zero) => api.put(path, { to_account: other.id, below_zero }) }
    },
  ],
  'lowering what it began with': [
    'opening_balance',
    async () => {
      const box = await aBox(100)
      await pay(box, 70)
      const path = `/bank-account/${box.id}`
      return { box, tries: (below_zero) => api.put(path, { opening_balance: 0, below_zero }) }
    },
  ],
  'taking a deletion back': [
    'from_field',
    async () => {
      const box = await aBox(100)
      const id = await pay(box, 70)
      await api.delete(`/payment-voucher/${id}`)
      await pay(box, 70)
      const body = { resource: 'payment_voucher', id }
      return { box, tries: (below_zero) => api.post('/history/undo-deletion', { ...body, below_zero }) }
    },
  ],
  'bringing a payment back from the trash': [
    'from_field',
    async () => {
      const box = await aBox(100)
      const id = await pay(box, 70)
      await api.delete(`/payment-voucher/${id}`)
      await pay(box, 70)
      const { results } = (await owner.get<Listed<{ id: number; record_id: number }>>('/trash')).body
      const entry = results.find(({ record_id }) => record_id === id)
      return { box, tries: (below_zero) => owner.post(`/history/${entry?.id}/restore`, { below_zero }) }
    },
  ],
  'putting a payment of no account into one': [
    'from_field',
    async () => {
      const box = await aBox(20)
      const id = await idOf(
        api.post('/payment-voucher', { ...out, from_field: `Nowhere ${box.id}`, amount_usd: 30 }),
      )
      const path = `/payment-voucher/${id}`
      return { box, tries: (below_zero) => api.put(path, { from_field: box.name, below_zero }) }
    },
  ],
  'splitting a payment by currency': [
    'from_field',
    async () => {
      const box = await aBox(20)
      const dinars = await aBox(5000, { currency: 'IQD' })
      const form = { ...out, from_field: dinars.name, amount_iqd: 250, amount_usd: 30 }
      const id = await idOf(api.post('/payment-voucher', form))
      const body = { document: 'payment_voucher', to_account: box.name }
      return {
        box,
        tries: (below_zero) => api.post(`/reconcile/other-currency/${id}`, { ...body, below_zero }),
      }
    },
  ],
  'calling an account as payments of none call theirs': [
    'from_field',
    async () => {
      const [box, name] = [await aBox(20), `Tin ${boxes}`]
      await idOf(api.post('/payment-voucher', { ...out, from_field: name, amount_usd: 30 }))
      return { box, tries: (below_zero) => api.put(`/bank-account/${box.id}`, { name, below_zero }) }
    },
  ],
}

test.each(Object.entries(otherWays))(
  '%s takes no more out of a cash box than it contains, unless confirmed',
  async (_, [field, prepare]) => {
    const { box, tries } = await prepare()
    const before = await balanceOf(box)
    asks(field, await tries(false))
    expect(await balanceOf(box)).toBe(before)
    expect([200, 204]).toContain((await tries(true)).status)
    expect(await balanceOf(box)).toBeLessThan(0)
  },
)

test('removing all receipts of a cash box asks, too', async () => {
  const box = await aBox(0)
  const { id } = await aReceipt(api, { net_usd: 60, to_account: box.name })
  await pay(box, 60)
  asks('to_account', await api.delete<Refused>(`/receipt-voucher/${id}`))
  expect(await balanceOf(box)).toBe(0)
})

test('a change that takes no more out of a negative cash box does not ask', async () => {
  const box = await aBox(10)
  const { id } = await aReceipt(api, { net_usd: 60, to_account: box.name })
  const payment = { ...out, from_field: box.name, amount_usd: 100, below_zero: true }
  await idOf(api.post('/payment-voucher', payment))
  expect((await api.put(`/receipt-voucher/${id}`, { net_usd: 61 })).status).toBe(200)
  expect((await api.put(`/bank-account/${box.id}`, { opening_balance: 12 })).status).toBe(200)
  expect((await api.put(`/bank-account/${box.id}`, { kind: 'petty' })).status).toBe(200)
  expect(await balanceOf(box)).toBe(-27)
})
