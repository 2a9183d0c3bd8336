import { describe, expect, test } from 'vitest'
import type { readApprovals } from '../../../features/approvals/approvals.contract.ts'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aLine, anInvoice } from '../../../features/invoices/testing/an-invoice.ts'
import { aUser, personForm } from '../../../features/people/testing/a-user.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { addDays, today } from '../../../kernel/contract/values/day.ts'
import type { Api, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

interface Account {
  id: number
  api: Api
}

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const independent = await inkwell.as('admin')
const limits = { discount: 10 }
await owner.put('/settings', { limits: { admin: limits } })
const day = addDays(today('Asia/Baghdad'), -12)
await owner.post('/exchange-rate', { date: day, iqd_per_usd: 1310 })

/** An account without a creator in the history. */
async function anAccount(wanted: Parameters<typeof aUser>[1] = {}): Promise<Account> {
  const { id, username } = await aUser(inkwell.pool, { role: 'admin', ...wanted })
  return { id, api: await inkwell.signIn(username) }
}
const requester = await anAccount()

/** Signs in with a password that somebody else set, skipping the required change. */
async function signInWith(id: number, username: string): Promise<Api> {
  await inkwell.pool.query('update users set must_change_password = false where id = $1', [id])
  return await inkwell.signIn(username)
}

/** An admin created by another user. */
async function createdBy({ api }: Account): Promise<Account> {
  const form = personForm({ role: 'admin' })
  const { status, body } = await api.post<Saved<{ id: number }>>('/auth/users', form)
  expect(status).toBe(201)
  return { id: body.data.id, api: await signInWith(body.data.id, form.username) }
}

/** The ways in which the requester gets control of an account. */
const ways: Record<string, () => Promise<Account>> = {
  created: () => createdBy(requester),
  activated: async () => {
    const { id, username } = await aUser(inkwell.pool, { role: 'admin', user_status: 'pending' })
    expect((await requester.api.put(`/auth/user/update/${id}`, { user_status: 'active' })).status).toBe(200)
    return { id, api: await inkwell.signIn(username) }
  },
  'given a role': async () => {
    const { id, username } = await aUser(inkwell.pool)
    expect((await requester.api.put(`/auth/user/update/${id}`, { role: 'admin' })).status).toBe(200)
    return { id, api: await inkwell.signIn(username) }
  },
  'given a password': async () => {
    const { id, username } = await aUser(inkwell.pool, { role: 'admin' })
    expect((await requester.api.post(`/auth/users/${id}/password-reset`)).status).toBe(201)
    // The password that they chose instead is that of all test users.
    await inkwell.pool.query(
      `update users u set password_hash = other.password_hash from users other where u.id = $1 and other.id = $2`,
      [id, requester.id],
    )
    return { id, api: await signInWith(id, username) }
  },
  'created by an account that the requester created': async () => await createdBy(await createdBy(requester)),
}

const waiting = async () =>
  await anInvoice(requester.api, {
    discount: 25,
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
  })
const barred =
  'Test admin created this document and also created or activated your account, or set its role or password. Another user must decide.'

describe.each(Object.entries(ways))('an account that was %s', (_way, account) => {
  test('approves and declines none of the requester’s documents, and is not asked to', async () => {
    const { api } = await account()
    const { id } = await waiting()
    const asked = async (by: Api) =>
      (await by.get<ReplyOf<typeof readApprovals>>('/approvals')).body.results.find((each) => each.id === id)
    for (const decision of ['approve', 'decline']) {
      expect(await api.post(`/invoice/${id}/${decision}`, { reason: 'Fine' })).toMatchObject({
        status: 403,
        body: { code: 'permission_denied', message: barred },
      })
    }
    expect((await asked(api))?.may_decide).toBe(false)
    expect((await asked(independent))?.may_decide).toBe(true)
    expect((await independent.post(`/invoice/${id}/approve`, { reason: 'Fine' })).status).toBe(200)
  })
})

test('an account of the requester decides on other users’ documents', async () => {
  const { api } = await createdBy(requester)
  const other = await anAccount()
  const { id } = await anInvoice(other.api, {
    discount: 25,
    invoice_products: [aLine({ quantity: 1, unit_price: 100 })],
  })
  expect((await api.post(`/invoice/${id}/approve`, { reason: 'Fine' })).status).toBe(200)
})

describe('money', () => {
  const aCashBox = async (more: object = {}) => {
    const form = { name: `Box ${crypto.randomUUID()}`, currency: 'USD', kind: 'cash', opening_balance: 500 }
    return (await owner.post<Saved<{ id: number }>>('/bank-account', { ...form, ...more })).body.data.id
  }
  const transfer = async (more: object) => {
    const form = { subject: 'Cash', from_account: await aCashBox(), amount_out: 40, ...more }
    const { status, body } = await requester.api.post<Saved<{ id: number }>>('/account-transfer', form)
    expect(status).toBe(201)
    return body.data.id
  }
  const errorsOf = ({ body }: { body: Refused }) => body.errors

  test('of a transfer is not confirmed by a custodian whom the sender created, but by another', async () => {
    const [own, other] = [await createdBy(requester), await anAccount()]
    const to_account = await aCashBox({ keeper: own.id })
    const id = await transfer({ to_account })
    const confirm = (by: Api) => by.post<Refused>(`/account-transfer/${id}/confirm`)
    expect(errorsOf(await confirm(own.api))).toEqual({ confirmed: [barred] })
    await owner.put(`/bank-account/${to_account}`, { keeper: other.id })
    expect((await confirm(other.api)).status).toBe(200)
  })

  test('of a one-sided transfer is not reviewed by an account of its writer', async () => {
    const own = await createdBy(requester)
    const id = await transfer({})
    const review = (by: Api) => by.post<Refused>(`/account-transfer/${id}/review`)
    expect(errorsOf(await review(own.api))).toEqual({ reviewed_by: [barred] })
    expect((await review(independent)).status).toBe(200)
  })

  test('at a rate override is not reviewed by an account of its writer', async () => {
    const own = await createdBy(requester)
    const { id: customer } = await aCustomer(owner)
    const payment = { customer, iqd: 131_000, rate: 1400, rate_reason: 'Agreed before', date: day }
    const made = await requester.api.post<Saved<{ vouchers: { id: number }[] }>>('/receipt', payment)
    const id = made.body.data.vouchers[0]?.id
    const see = (by: Api) =>
      by.post<Refused>(`/reconcile/far-rate/${id}`, { document: 'receipt_voucher', rate: 1400 })
    expect(errorsOf(await see(own.api))).toEqual({ rate_seen_by: [barred] })
    expect((await see(independent)).status).toBe(200)
  })
})

test('if the requester created all other accounts, these decide, so that work continues', async () => {
  const own = await createdBy(requester)
  const { id } = await waiting()
  await inkwell.pool.query(`update users set user_status = 'hold' where id <> all ($1)`, [
    [own.id, requester.id],
  ])
  expect((await own.api.post(`/invoice/${id}/approve`, { reason: 'Fine' })).status).toBe(200)
})
