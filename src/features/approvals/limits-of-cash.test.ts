import { beforeEach, expect, test } from 'vitest'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { Api, Refused, Saved } from '../../kernel/server/testing/api-client.ts'
import type { pettyCash } from '../money/petty-cash/petty-cash.contract.ts'
import type { accountTransfer } from '../money/transfers/account-transfers.contract.ts'
import { setLimits } from './testing/set-limits.ts'

type Entry = Row<typeof pettyCash>
type Transfer = Row<typeof accountTransfer>
interface Group {
  kind: string
  results: { document: string; id: number; usd: number }[]
}

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')

await owner.post('/exchange-rate', { date: '2026-01-01', iqd_per_usd: 1000 })
let cashBoxes = 0
async function aCashBox(currency: 'USD' | 'IQD', more: object = {}) {
  const form = { name: `Box ${++cashBoxes}`, currency, kind: 'petty', opening_balance: 1_000_000, ...more }
  const { body } = await owner.post<Saved<{ id: number }>>('/bank-account', {
    ...form,
    opening_date: '2020-01-01',
  })
  return body.data.id
}
const balanceOf = async (account: number) =>
  (await owner.get<{ balance: number }>(`/bank-account/${account}`)).body.balance
const groupOf = async (kind: string) =>
  (await owner.get<{ groups: Group[] }>('/reconcile')).body.groups.find((group) => group.kind === kind)
    ?.results ?? []

async function spend(by: Api, form: object) {
  const whole = { project_name: 'Ink', receipt_no: `B-${++cashBoxes}`, receipt_form: 'Shop', paid_to: 'Ali' }
  const { status, body } = await by.post<Saved<Entry>>('/petty-cash', { ...whole, ...form })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}
async function move(by: Api, form: object) {
  const { status, body } = await by.post<Saved<Transfer>>('/account-transfer', {
    subject: 'Owner',
    ...form,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}
async function restored(by: Api, record: number) {
  const path = `/history?resource=petty_cash&id=${record}&action=delete`
  const { body } = await owner.get<{ results: { id: number }[] }>(path)
  return (await by.post(`/history/${body.results[0]?.id}/restore`)).status
}
const beyond = (field: string) => ({
  status: 422,
  body: { errors: { [field]: [expect.stringContaining('your limit')] } },
})
const waits = {
  status: 422,
  body: { errors: { approval: ['This document is waiting for approval and cannot be changed.'] } },
}

beforeEach(() => setLimits(owner, { petty_usd: 100, one_sided_usd: 100 }))

test('petty cash beyond its limit waits, at the daily rate, and leaves its cash box once it is approved', async () => {
  const account = await aCashBox('IQD')
  expect(await spend(manager, { account, project_amount: 100_000 })).toMatchObject({
    approval: null,
    status: 'valid',
  })
  const path = '/petty-cash'
  const { body } = await manager.post<Saved<Entry>>(path, {
    project_name: 'Ink',
    receipt_no: 'B-beyond',
    receipt_form: 'Shop',
    project_amount: 100_010,
    account,
  })
  expect(body).toMatchObject({
    message: 'Saved and waiting for approval.',
    data: { approval: 'waiting', status: 'waiting' },
  })
  const { id } = body.data
  expect(await balanceOf(account)).toBe(900_000)
  expect(await groupOf('waiting')).toContainEqual(
    expect.objectContaining({ document: 'petty_cash', id, usd: 100.01 }),
  )
  const totals = await owner.get(`${path}/totals?account=${account}`)
  expect(totals.body).toEqual({ total_project_amount: 100_000 })
  const listed = await owner.get<{ count: number }>(`${path}?status=waiting&account=${account}`)
  expect(listed.body.count).toBe(1)

  // The document cannot be changed until somebody else decides.
  expect(await manager.put(`${path}/${id}`, { description: 'x' })).toMatchObject(waits)
  expect(await manager.post(`${path}/${id}/cancel`, { reason: 'x' })).toMatchObject(waits)
  expect((await manager.post(`${path}/${id}/approve`)).status).toBe(403)
  expect(await admin.post(`${path}/${id}/approve`)).toMatchObject({
    status: 200,
    body: { data: { approval: 'approved', approved_by: 'Test admin', status: 'valid' } },
  })
  expect(await balanceOf(account)).toBe(799_990)
  // An approved document can neither be raised nor get another recipient.
  for (const change of [{ project_amount: 100_020 }, { paid_to: 'A friend' }]) {
    expect(await manager.put(`${path}/${id}`, change)).toMatchObject(beyond('project_amount'))
  }
  expect((await manager.put(`${path}/${id}`, { description: 'As agreed' })).status).toBe(200)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('recorded petty cash cannot be raised beyond the limit, and can always be lowered', async () => {
  const account = await aCashBox('IQD')
  const within = await spend(manager, { account, project_amount: 50_000 })
  const path = `/petty-cash/${within.id}`
  expect(await manager.put(path, { project_amount: 100_010 })).toMatchObject(beyond('project_amount'))
  // A document from before the limit does not start to wait.
  const before = await spend(owner, { account, project_amount: 300_000 })
  const same = await manager.put(`/petty-cash/${before.id}`, { project_name: 'Paper' })
  expect(same).toMatchObject({ status: 200, body: { data: { approval: null } } })
  const less = await manager.put(`/petty-cash/${before.id}`, { project_amount: 200_000 })
  expect(less).toMatchObject({ status: 200, body: { data: { approval: null } } })
})

test('an entry beyond the limit is restored from the trash only by a user who may record it', async () => {
  const account = await aCashBox('IQD')
  const { id } = await spend(owner, { account, project_amount: 300_000 })
  expect((await owner.delete(`/petty-cash/${id}`)).status).toBe(200)
  expect(await restored(manager, id)).toBe(422)
  expect(await restored(owner, id)).toBe(200)
  // A waiting document that is restored still waits.
  const waiting = await spend(manager, { account, project_amount: 200_000 })
  expect((await manager.delete(`/petty-cash/${waiting.id}`)).status).toBe(200)
  expect(await restored(manager, waiting.id)).toBe(200)
  expect((await owner.get<Entry>(`/petty-cash/${waiting.id}`)).body.approval).toBe('waiting')
  expect(await balanceOf(account)).toBe(700_000)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a one-sided transfer beyond its limit waits, and its approver reviews it, too', async () => {
  const from_account = await aCashBox('USD')
  const small = await move(manager, { from_account, amount_out: 100 })
  expect(small.approval).toBeNull()
  const large = await move(manager, { from_account, amount_out: 100.01 })
  expect(large).toMatchObject({ approval: 'waiting', status: 'waiting', reviewed_by: null })
  expect(await balanceOf(from_account)).toBe(999_900)
  const ids = (group: { id: number }[]) => group.map(({ id }) => id)
  expect(ids(await groupOf('one_sided'))).toContain(small.id)
  expect(ids(await groupOf('one_sided'))).not.toContain(large.id)
  const path = `/account-transfer/${large.id}`
  expect(await admin.post(`${path}/review`)).toMatchObject(waits)
  expect(await manager.put(path, { subject: 'x' })).toMatchObject(waits)
  expect(await admin.post(`${path}/approve`)).toMatchObject({
    status: 200,
    body: { data: { approval: 'approved', reviewed_by: 'Test admin' } },
  })
  expect(await balanceOf(from_account)).toBe(999_799.99)
  expect(ids(await groupOf('one_sided'))).not.toContain(large.id)
  expect(await manager.put(path, { amount_out: 101 })).toMatchObject(beyond('amount_out'))
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('dinars of a one-sided transfer count at the daily rate, in and out', async () => {
  const account = await aCashBox('IQD')
  const [within, beyondIt] = [100_000, 100_010]
  expect((await move(manager, { from_account: account, amount_out: within })).approval).toBeNull()
  expect((await move(manager, { from_account: account, amount_out: beyondIt })).approval).toBe('waiting')
  expect((await move(manager, { to_account: account, amount_in: beyondIt })).approval).toBe('waiting')
})

test('a transfer between two accounts has no limit, and cannot become a one-sided one beyond it', async () => {
  const [from_account, to_account] = [await aCashBox('USD'), await aCashBox('USD')]
  const between = await move(manager, { from_account, amount_out: 500, to_account })
  expect(between.approval).toBeNull()
  const path = `/account-transfer/${between.id}`
  const alone = { to_account: null, amount_in: null }
  expect(await manager.put<Refused>(path, alone)).toMatchObject(beyond('amount_out'))
  expect((await owner.put(path, alone)).status).toBe(200)
  // A transfer out by a user without a limit cannot be turned into a transfer in by a user with one.
  const turned = { from_account: null, amount_out: null, to_account, amount_in: 500 }
  expect(await manager.put<Refused>(path, turned)).toMatchObject(beyond('amount_in'))
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a transfer to a custodian is in transit only after its approval, and cannot be confirmed before', async () => {
  const custodian = (await admin.get<{ id: number }>('/auth/me')).body.id
  const to_account = await aCashBox('USD', { keeper: custodian })
  const { id } = await move(manager, { to_account, amount_in: 300 })
  const path = `/account-transfer/${id}`
  expect(await admin.post(`${path}/confirm`)).toMatchObject(waits)
  const inTransit = async () => (await groupOf('on_the_way')).some((line) => line.id === id)
  expect(await inTransit()).toBe(false)
  expect((await owner.post(`${path}/approve`)).status).toBe(200)
  expect(await inTransit()).toBe(true)
  expect((await admin.post(`${path}/confirm`)).status).toBe(200)
  expect(await balanceOf(to_account)).toBe(1_000_300)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('a waiting document takes effect on the day of its approval if its own day is closed by then', async () => {
  const date = '2026-03-02'
  const account = await aCashBox('IQD')
  const entry = await spend(manager, { account, project_amount: 200_000, date, unusual_date: true })
  const cashBox = await aCashBox('USD')
  const money = { date, unusual_date: true, amount_in: 300, to_account: cashBox }
  const transfer = await move(manager, money)
  const before = await owner.get<{ groups: Group[] }>('/books/before-closing?until=2026-03-31')
  expect(before.body.groups.find(({ kind }) => kind === 'approval')?.results).toEqual([
    expect.objectContaining({ document: 'petty_cash', id: entry.id }),
    expect.objectContaining({ document: 'account_transfer', id: transfer.id }),
  ])
  expect((await owner.post('/books/close', { until: '2026-03-31' })).status).toBe(201)
  for (const path of [`/petty-cash/${entry.id}`, `/account-transfer/${transfer.id}`]) {
    const { body } = await admin.post<Saved<{ counts_from: string; date: string }>>(`${path}/approve`)
    expect(body.data).toMatchObject({ date, counts_from: expect.any(String) })
  }
  expect([await balanceOf(account), await balanceOf(cashBox)]).toEqual([800_000, 1_000_300])
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
  await owner.post('/books/reopen', { until: null, reason: 'Test' })
})

test('a declined entry and a declined transfer stay, and are in no balance', async () => {
  const account = await aCashBox('USD')
  const declined = [
    `/petty-cash/${(await spend(manager, { account: await aCashBox('IQD'), project_amount: 200_000 })).id}`,
    `/account-transfer/${(await move(manager, { from_account: account, amount_out: 200 })).id}`,
  ]
  for (const path of declined) {
    expect((await admin.post(`${path}/decline`, { reason: 'Too much' })).status).toBe(200)
    expect((await owner.delete(path)).status).toBe(409)
  }
  expect(await balanceOf(account)).toBe(1_000_000)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})
