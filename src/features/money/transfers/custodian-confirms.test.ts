import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { reconcileEndpoints } from '../reconcile/reconcile.contract.ts'
import type { accountTransfer, accountTransferEndpoints, CashBoxes } from './account-transfers.contract.ts'

type Account = Row<typeof bankAccount>
type Transfer = Row<typeof accountTransfer>
type Waiting = ReplyOf<typeof accountTransferEndpoints.waiting>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id
const someManager = async () => {
  const { username } = await aUser(inkwell.pool, { role: 'manager' })
  return await inkwell.signIn(username)
}
const [sender, receiver, other] = [await someManager(), await someManager(), await someManager()]
const anAccount = async (name: string, wanted: object = {}) => {
  const form = {
    name,
    currency: 'USD',
    kind: 'cash',
    opening_balance: 1000,
    opening_date: '2020-01-01',
    ...wanted,
  }
  return (await owner.post<Saved<Account>>('/bank-account', form)).body.data
}
const safe = await anAccount('Safe of nobody')
const giving = await anAccount('Box of the giver', { keeper: await idOf(sender) })
const taking = await anAccount('Box of the taker', { keeper: await idOf(receiver) })
const balanceOf = async ({ id }: Account) => (await owner.get<Account>(`/bank-account/${id}`)).body.balance

const move = async (by: Api, from: Account, to: Account, amount = 200) => {
  const form = {
    subject: 'Takings',
    from_account: from.id,
    amount_out: amount,
    to_account: to.id,
  }
  const { status, body } = await by.post<Saved<Transfer>>('/account-transfer', form)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return `/account-transfer/${body.data.id}`
}
const field = { confirmed: [expect.any(String)] }
const expectRefused = async (answer: Promise<{ status: number; body: Refused }>) =>
  expect(await answer).toMatchObject({ status: 422, body: { errors: field } })
/** Every way in which a user could take the money back or hide it is refused. */
async function expectProtected(by: Api, path: string) {
  await expectRefused(by.put<Refused>(path, { amount_out: 0.01, amount_in: 0.01 }))
  await expectRefused(by.put<Refused>(path, { to_account: safe.id }))
  await expectRefused(by.put<Refused>(path, { from_account: null, amount_out: null }))
  await expectRefused(by.put<Refused>(path, { date: '2026-01-01' }))
  await expectRefused(by.delete<Refused>(path))
}

test.each([
  ['a cash box with another custodian', sender, giving],
  ['an account without a custodian', sender, safe],
])('a user who receives money from %s cannot delete or change that transfer', async (_, by, from) => {
  const path = await move(by, from, taking)
  await expectProtected(receiver, path)
  expect((await receiver.post(`${path}/confirm`)).status).toBe(200)
  for (const person of [receiver, sender, other, owner]) await expectProtected(person, path)

  // Both sides must act: the receiver undoes the confirmation, then the sender changes the transfer.
  expect((await receiver.post(`${path}/unconfirm`)).status).toBe(200)
  await expectProtected(receiver, path)
  expect((await by.put(path, { amount_out: 150, amount_in: 150 })).status).toBe(200)
  expect((await by.delete(path)).status).toBe(204)
})

test('a custodian corrects their own transfers and those between their own boxes, and nobody else does', async () => {
  const taken = await move(receiver, safe, taking, 20)
  await expectProtected(other, taken)
  expect((await receiver.put(taken, { amount_out: 2, amount_in: 2 })).status).toBe(200)
  expect((await receiver.delete(taken)).status).toBe(204)
  const second = await anAccount('Second box of the taker', { keeper: await idOf(receiver) })
  const between = await move(receiver, second, taking, 20)
  await expectProtected(sender, between)
  expect((await receiver.delete(between)).status).toBe(204)
})

test('a restored transfer waits for the custodian, unless the custodian restores it', async () => {
  const path = await move(receiver, safe, taking, 30)
  const before = await balanceOf(taking)
  const [, id] = /(\d+)$/.exec(path) ?? []
  const back = { resource: 'account_transfer', id: Number(id) }
  expect((await receiver.delete(path)).status).toBe(204)
  const { results } = (await owner.get<Listed<{ id: number; record_id: number }>>('/trash')).body
  const deletion = results.find(({ record_id }) => record_id === back.id)
  expect((await owner.post(`/history/${deletion?.id}/restore`)).status).toBe(200)
  expect((await owner.get<Transfer>(path)).body).toMatchObject({ confirmed: false, confirmed_on: null })
  expect(await balanceOf(taking)).toBe((before ?? 0) - 30)
  expect((await receiver.post(`${path}/confirm`)).status).toBe(200)
  expect((await receiver.delete(path)).status).toBe(204)
  expect((await receiver.post('/history/undo-deletion', back)).status).toBe(200)
  expect((await owner.get<Transfer>(path)).body.confirmed).toBe(true)
})

test('transfers out of a cash box with a custodian are created, changed and deleted by the custodian alone', async () => {
  const writes = (by: Api, wanted: object) =>
    by.post<Saved<Transfer> & Refused>('/account-transfer', { subject: 'Takings', ...wanted })
  const isTheirs = async (answer: Promise<{ status: number; body: Refused }>) =>
    expect(await answer).toMatchObject({
      status: 422,
      body: {
        errors: { from_account: [expect.stringContaining('can transfer money out of Box of the giver.')] },
      },
    })
  const out = { from_account: giving.id, amount_out: 50 }
  const before = await balanceOf(giving)
  for (const person of [receiver, other, owner]) {
    await isTheirs(writes(person, { ...out, to_account: taking.id }))
    await isTheirs(writes(person, { ...out, to_account: safe.id }))
    await isTheirs(writes(person, out))
  }
  expect(await balanceOf(giving)).toBe(before)

  // Nor can other users turn one transfer into another.
  const another = await move(other, safe, taking, 5)
  await isTheirs(other.put<Refused>(another, { from_account: giving.id }))
  const path = await move(sender, giving, safe, 50)
  for (const person of [other, owner]) {
    await isTheirs(person.put<Refused>(path, { amount_out: 10, amount_in: 10 }))
    await isTheirs(person.put<Refused>(path, { from_account: safe.id, to_account: taking.id }))
    await isTheirs(person.post<Refused>(`${path}/cancel`, { reason: 'A mistake' }))
    await isTheirs(person.delete<Refused>(path))
  }
  expect((await other.put(path, { subject: 'Takings of the week' })).status).toBe(200)
  expect((await sender.delete(path)).status).toBe(204)
  // Nor can they restore it.
  const { results } = (await owner.get<Listed<{ id: number; record_id: number }>>('/trash')).body
  const deletion = results.find(({ record_id }) => path.endsWith(`/${record_id}`))
  await isTheirs(owner.post<Refused>(`/history/${deletion?.id}/restore`))
  expect(await balanceOf(giving)).toBe(before)
})

test('a transfer in transit is directed to another custodian by its sender alone', async () => {
  const path = await move(other, safe, taking, 40)
  const own = await anAccount('Box of who reaches for it', { keeper: await idOf(sender) })
  await expectRefused(sender.put<Refused>(path, { to_account: own.id }))
  expect((await owner.get<Transfer>(path)).body).toMatchObject({ confirmed: false, to_account: taking.id })
  expect((await other.put(path, { to_account: own.id })).status).toBe(200)
  await expectRefused(sender.put<Refused>(path, { amount_out: 400, amount_in: 400 }))
  expect((await sender.post(`${path}/confirm`)).status).toBe(200)
})

test('a transfer deleted before its confirmation cannot be restored by its receiver', async () => {
  const path = await move(other, safe, taking, 40)
  const [, id] = /(\d+)$/.exec(path) ?? []
  expect((await other.delete(path)).status).toBe(204)
  const before = await balanceOf(taking)
  const admin = await inkwell.as('admin')
  const trashed = async (by: Api) => {
    const { results } = (await by.get<Listed<{ id: number; record_id: number }>>('/trash')).body
    return results.find(({ record_id }) => record_id === Number(id))?.id
  }
  const cashBox = await anAccount('Box of the admin', { keeper: await idOf(admin) })
  await owner.put(`/bank-account/${taking.id}`, { keeper: await idOf(admin) })
  await expectRefused(admin.post<Refused>(`/history/${await trashed(admin)}/restore`))
  expect(await balanceOf(taking)).toBe(before)
  await owner.put(`/bank-account/${taking.id}`, { keeper: await idOf(receiver) })
  // The restored transfer needs the confirmation of another user again.
  expect((await admin.post(`/history/${await trashed(admin)}/restore`)).status).toBe(200)
  expect((await owner.get<Transfer>(path)).body.confirmed).toBe(false)
  expect(await balanceOf(cashBox)).toBe(1000)
})

test('a closed day protects the confirmation, too', async () => {
  const [cashBox, from] = [await anAccount('Closed box', { keeper: await idOf(receiver) }), safe]
  const path = await move(sender, from, cashBox, 5)
  expect((await receiver.post(`${path}/confirm`)).status).toBe(200)
  expect((await receiver.post('/cash-close', { account: cashBox.id, counted: 1005 })).status).toBe(201)
  expect(await receiver.post(`${path}/unconfirm`)).toMatchObject({
    status: 422,
    body: { errors: { date: [expect.stringContaining('is closed for')] } },
  })
  // The form shows that the next transfer cannot be confirmed today.
  const { boxes: cashBoxes } = (await sender.get<CashBoxes>('/account-transfer/boxes')).body
  const shown = cashBoxes.find(({ id }) => id === cashBox.id)
  expect(shown?.closed_until).toBe((await owner.get<Transfer>(path)).body.confirmed_on)
  expect(cashBoxes.find(({ id }) => id === giving.id)?.closed_until).toBeNull()
})

test('a custodian is notified of a transfer in transit, which is listed in To Reconcile', async () => {
  const waitingFor = async (by: Api) => (await by.get<Waiting>('/account-transfer/waiting')).body
  const before = await waitingFor(receiver)
  const path = await move(sender, giving, taking, 75)
  const [, id] = /(\d+)$/.exec(path) ?? []
  const now = await waitingFor(receiver)
  expect(now.count).toBe(before.count + 1)
  expect(now.results.at(-1)).toMatchObject({ id: Number(id), came_in: 'USD 75.00', confirmed: false })
  expect((await waitingFor(sender)).results.map((each) => each.id)).not.toContain(Number(id))
  expect((await waitingFor(other)).count).toBe(0)

  const group = async () => {
    const { groups } = (await other.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body
    return groups.find(({ kind }) => kind === 'on_the_way')
  }
  expect(await group()).toMatchObject({
    usd: expect.any(Number),
    results: expect.arrayContaining([
      expect.objectContaining({
        document: 'account_transfer',
        id: Number(id),
        usd: 75,
        account: 'Box of the taker',
        keeper: await idOf(receiver),
      }),
    ]),
  })
  const { count = 0, usd = 0 } = (await group()) ?? {}
  await receiver.post(`${path}/confirm`)
  expect((await waitingFor(receiver)).count).toBe(before.count)
  expect(await group()).toMatchObject({ count: count - 1, usd: usd - 75 })
})
