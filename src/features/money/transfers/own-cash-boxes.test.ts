import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { accountTransfer, CashBoxes } from './account-transfers.contract.ts'

type Account = Row<typeof bankAccount>
type Transfer = Row<typeof accountTransfer>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const manager = await inkwell.as('manager')
const salesman = await inkwell.as('salesman')
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id
const allow = async (resource: string, verbs: string[]) =>
  expect((await owner.put(`/settings/permissions/${resource}/salesman`, { verbs })).status).toBe(200)
const anAccount = async (name: string, wanted: object = {}) => {
  const form = {
    name,
    currency: 'USD',
    kind: 'cash',
    opening_balance: 100,
    opening_date: '2020-01-01',
    ...wanted,
  }
  return (await owner.post<Saved<Account>>('/bank-account', form)).body.data
}
const move = async (by: Api, from: Account, to: Account, wanted: object = {}) =>
  await by.post<Saved<Transfer> & Refused>('/account-transfer', {
    date: '2026-03-05',
    subject: 'Moved',
    from_account: from.id,
    amount_out: 10,
    to_account: to.id,
    ...wanted,
  })

await allow('account_transfer', ['view', 'create', 'update', 'delete'])
const own = await anAccount('Own box', { keeper: await idOf(salesman) })
const safe = await anAccount('Safe', { keeper: await idOf(manager) })
const bank = await anAccount('Bank')
const strangers = (await move(manager, bank, safe)).body.data

test('a user who may not view accounts sees their own cash boxes, and the names of others with a custodian', async () => {
  expect((await salesman.get('/bank-account')).status).toBe(403)
  const { body, text } = await (async () => {
    const answer = await salesman.fetch('/api/v1/account-transfer/boxes')
    const bodyText = await answer.text()
    return { body: JSON.parse(bodyText) as CashBoxes, text: bodyText }
  })()
  expect(body.own_boxes).toBe(true)
  const shown = body.boxes.map(({ name, balance }) => [name, balance])
  expect(shown).toContainEqual(['Own box', 100])
  expect(shown).toContainEqual(['Safe', null])
  expect(text).not.toContain('Bank')
  const all = (await manager.get<CashBoxes>('/account-transfer/boxes')).body
  expect(all.own_boxes).toBe(false)
  expect(all.boxes.map(({ name }) => name)).toContain('Bank')
})

test('such a user hands cash over only from their own box to one with a custodian', async () => {
  const refused = async (answer: Promise<{ status: number; body: Refused }>) => {
    const { status, body } = await answer
    expect(status).toBe(422)
    return Object.keys(body.errors ?? {})
  }
  expect(await refused(move(salesman, safe, own))).toEqual(['from_account'])
  expect(await refused(move(salesman, own, bank))).toEqual(['to_account'])
  expect(await refused(move(salesman, own, own, { to_account: null }))).toEqual(['to_account'])
  expect(
    await refused(move(salesman, own, own, { from_account: null, amount_out: null, amount_in: 10 })),
  ).toEqual(['from_account'])
  const { status, body } = await move(salesman, own, safe)
  expect([status, body.data]).toMatchObject([201, { confirmed: false, to_account_name: 'Safe' }])
  const change = async (values: object) =>
    await salesman.put<Refused>(`/account-transfer/${body.data.id}`, values)
  expect((await change({ to_account: bank.id })).status).toBe(422)
  expect((await change({ from_account: safe.id, to_account: own.id })).status).toBe(422)
  expect((await change({ amount_out: 20, amount_in: 20 })).status).toBe(200)
  expect((await salesman.post(`/account-transfer/${body.data.id}/confirm`)).status).toBe(422)
  expect((await manager.post(`/account-transfer/${body.data.id}/confirm`)).status).toBe(200)
})

test('such a user sees only transfers of their own boxes: in list, search, file, history, trash and changes', async () => {
  const mine = (await move(salesman, own, safe, { subject: 'Mine to hand over' })).body.data
  const theirs = (await move(manager, safe, own, { subject: 'Handed to me' })).body.data
  const idsIn = async (query: string) =>
    (await salesman.get<Listed<Transfer>>(`/account-transfer?page_size=100${query}`)).body.results.map(
      ({ id }) => id,
    )
  expect(await idsIn('')).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  for (const query of ['', '&search=Moved', `&account=${bank.id}`]) {
    expect(await idsIn(query), query).not.toContain(strangers.id)
  }
  const file = await (await salesman.fetch('/api/v1/account-transfer/export?format=csv')).text()
  expect(file).toContain('Mine to hand over')
  expect(file).not.toContain('Bank')
  const seen = async (id: number) => ({
    read: (await salesman.get(`/account-transfer/${id}`)).status,
    history: (await salesman.get(`/history?resource=account_transfer&id=${id}`)).status,
  })
  expect(await seen(mine.id)).toEqual({ read: 200, history: 200 })
  expect(await seen(theirs.id)).toEqual({ read: 200, history: 200 })
  expect(await seen(strangers.id)).toEqual({ read: 403, history: 403 })

  const doing = async (id: number) => [
    (await salesman.put(`/account-transfer/${id}`, { subject: 'Mine now' })).status,
    (await salesman.post(`/account-transfer/${id}/confirm`)).status,
    (await salesman.delete(`/account-transfer/${id}`)).status,
  ]
  expect(await doing(strangers.id)).toEqual([403, 403, 403])
  // They can confirm transfers that they receive, but not change them.
  expect(await doing(theirs.id)).toEqual([422, 200, 403])
  expect((await salesman.delete(`/account-transfer/${mine.id}`)).status).toBe(204)

  await allow('history', ['view'])
  const trash = await (await salesman.fetch('/api/v1/trash')).text()
  expect(trash).toContain('Mine to hand over')
  await owner.delete(`/account-transfer/${strangers.id}`)
  await owner.delete(`/account-transfer/${theirs.id}`)
  const now = await (await salesman.fetch('/api/v1/trash')).text()
  expect(now).not.toContain('Moved')
  expect(now).not.toContain('Handed to me')
})

test('the transfers of a cash box follow its new custodian', async () => {
  const { id, username } = await aUser(inkwell.pool, { role: 'salesman' })
  const colleague = await inkwell.signIn(username)
  const cashBox = await anAccount('Passed on', { keeper: await idOf(salesman) })
  const transfer = (await move(salesman, cashBox, safe)).body.data
  const statuses = async () =>
    await Promise.all(
      [salesman, colleague].map(async (api) => (await api.get(`/account-transfer/${transfer.id}`)).status),
    )
  expect(await statuses()).toEqual([200, 403])
  await owner.put(`/bank-account/${cashBox.id}`, { keeper: id })
  expect(await statuses()).toEqual([403, 200])
})

test('a user who only receives money hands it over from their own boxes, without a permission for transfers', async () => {
  await allow('account_transfer', [])
  expect((await move(salesman, own, safe)).status).toBe(403)
  await allow('receive_money', ['view', 'create'])
  const refused = async (answer: ReturnType<typeof move>) => {
    const { status, body } = await answer
    return [status, Object.keys(body.errors ?? {})]
  }
  const hands = async () => {
    expect(await refused(move(salesman, safe, own))).toEqual([422, ['from_account']])
    expect(await refused(move(salesman, bank, own))).toEqual([422, ['from_account']])
    expect(await refused(move(salesman, own, bank))).toEqual([422, ['to_account']])
    const { status, body } = await move(salesman, own, safe, { subject: 'Handed over' })
    expect(status).toBe(201)
    const path = `/account-transfer/${body.data.id}`
    expect((await salesman.put(path, { to_account: bank.id })).status).toBe(422)
    expect((await salesman.put(path, { amount_out: 5, amount_in: 5 })).status).toBe(200)
    return path
  }
  const path = await hands()
  const { results } = (await salesman.get<Listed<Transfer>>('/account-transfer?page_size=100')).body
  expect(results.map(({ subject }) => subject)).toContain('Handed over')
  expect(results.every((each) => [each.from_account, each.to_account].includes(own.id))).toBe(true)
  expect((await salesman.get<CashBoxes>('/account-transfer/boxes')).body.own_boxes).toBe(true)
  expect((await salesman.delete(path)).status).toBe(204)
  // Access to all accounts does not allow transferring other users' money.
  await allow('bank_account', ['view'])
  const theirs = (await move(manager, bank, safe)).body.data
  expect((await salesman.put(`/account-transfer/${theirs.id}`, { amount_out: 1 })).status).toBe(403)
  expect((await salesman.delete(`/account-transfer/${theirs.id}`)).status).toBe(403)
  expect((await salesman.delete(await hands())).status).toBe(204)
})
