import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { accountTransfer } from './account-transfers.contract.ts'

type Transfer = Row<typeof accountTransfer>
interface Group {
  kind: string
  count: number
  usd: number
  results: { id: number; usd: number; typed_by: string }[]
}

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')
let cashBoxes = 0

async function aCashBox() {
  const form = {
    name: `Box ${++cashBoxes}`,
    currency: 'USD',
    kind: 'cash',
    opening_balance: 1000,
    opening_date: '2020-01-01',
  }
  return (await owner.post<Saved<{ id: number }>>('/bank-account', form)).body.data.id
}
async function taken(by: Api, more: object = {}) {
  const form = { subject: 'For the owner', from_account: await aCashBox(), amount_out: 40, ...more }
  const { status, body } = await by.post<Saved<Transfer>>('/account-transfer', form)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}
const review = (by: Api, id: number) => by.post<Saved<Transfer> & Refused>(`/account-transfer/${id}/review`)
const toReview = async () =>
  (await owner.get<{ groups: Group[] }>('/reconcile')).body.groups.find(({ kind }) => kind === 'one_sided')
const isWaiting = async (id: number) => (await toReview())?.results.some((line) => line.id === id)

test('a one-sided transfer is in balances at once, and waits for another user’s review', async () => {
  const transfer = await taken(manager)
  const account = (await owner.get<{ balance: number }>(`/bank-account/${transfer.from_account}`)).body
  expect(account.balance).toBe(960)
  expect((await toReview())?.results).toContainEqual(
    expect.objectContaining({ id: transfer.id, usd: -40, typed_by: 'Test manager' }),
  )
  const own = await review(manager, transfer.id)
  expect([own.status, Object.keys(own.body.errors ?? {})]).toEqual([422, ['reviewed_by']])
  expect((await review(await inkwell.as('salesman'), transfer.id)).status).toBe(403)
  expect(await isWaiting(transfer.id)).toBe(true)

  const { status, body } = await review(admin, transfer.id)
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ reviewed_by: 'Test admin', reviewed_at: expect.any(String) }),
  ])
  expect(await isWaiting(transfer.id)).toBe(false)
  // The first review stays.
  expect((await review(owner, transfer.id)).body.data.reviewed_by).toBe('Test admin')
})

test('another amount, account or day needs a new review, not by the user who changed it', async () => {
  const transfer = await taken(manager)
  await review(admin, transfer.id)
  const path = `/account-transfer/${transfer.id}`
  expect((await manager.put(path, { subject: 'For the owner’s house' })).status).toBe(200)
  expect(await isWaiting(transfer.id)).toBe(false)
  expect((await admin.put(path, { amount_out: 400 })).status).toBe(200)
  expect((await owner.get(path)).body).toMatchObject({ reviewed_by: null, reviewed_at: null })
  expect(await isWaiting(transfer.id)).toBe(true)
  expect((await review(admin, transfer.id)).status).toBe(422)
  expect((await review(owner, transfer.id)).status).toBe(200)
})

test('two-sided and cancelled transfers need no review, and no form can set the reviewer', async () => {
  const both = await taken(manager, {
    to_account: await aCashBox(),
    reviewed_by: 'Me',
    reviewed_at: '2026-01-01',
  })
  expect(both).toMatchObject({ reviewed_by: null, reviewed_at: null })
  expect((await review(admin, both.id)).status).toBe(422)
  expect(await isWaiting(both.id)).toBe(false)
  const gone = await taken(manager)
  expect((await manager.post(`/account-transfer/${gone.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  expect(await isWaiting(gone.id)).toBe(false)
  expect((await review(admin, gone.id)).status).toBe(422)
})

test('a superuser who is the only user may review their own transfers', async () => {
  const other = await startTestInkwell()
  const alone = await other.as('superuser')
  const cashBox = {
    name: 'Box',
    currency: 'USD',
    kind: 'cash',
    opening_balance: 100,
    opening_date: '2020-01-01',
  }
  const from_account = (await alone.post<Saved<{ id: number }>>('/bank-account', cashBox)).body.data.id
  const form = { subject: 'For me', from_account, amount_out: 40 }
  const { id } = (await alone.post<Saved<Transfer>>('/account-transfer', form)).body.data
  await aUser(other.pool, { role: 'manager' })
  expect((await review(alone, id)).status).toBe(422)
  await other.pool.query(`update users set user_status = 'hold' where not is_superuser`)
  expect((await review(alone, id)).status).toBe(200)
})
