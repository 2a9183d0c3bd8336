import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { bankAccount } from '../accounts/bank-accounts.contract.ts'
import type { cashBookEndpoints } from '../accounts/cash-book/cash-book.contract.ts'
import type { cashClose } from '../closings/cash-closing.contract.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { aUser } from '../../people/testing/a-user.ts'
import type { ReceiptVoucher } from '../receipts/testing/a-receipt.ts'

type Account = Row<typeof bankAccount>
type CashBook = ReplyOf<typeof cashBookEndpoints.read>

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const salesman = await inkwell.as('salesman')
const colleague = await inkwell.signIn((await aUser(inkwell.pool, { role: 'salesman' })).username)
const idOf = async (api: Api) => (await api.get<{ id: number }>('/auth/me')).body.id
const allow = async (resource: string, verbs: string[]) =>
  expect((await owner.put(`/settings/permissions/${resource}/salesman`, { verbs })).status).toBe(200)
const aCashBox = async (name: string, custodian: Api) => {
  const form = { name, currency: 'USD', kind: 'cash', keeper: await idOf(custodian), opening_balance: 0 }
  return (await owner.post<Saved<Account>>('/bank-account', form)).body.data
}

await allow('receive_money', ['view', 'create'])
const [own, strange] = [await aCashBox('Own box', salesman), await aCashBox('Strange box', colleague)]
const customer = (await aCustomer(owner)).id
const received = async (by: Api, usd: number) => {
  const { body } = await by.post<Saved<{ vouchers: ReceiptVoucher[] }>>('/receipt', { customer, usd })
  return body.data.vouchers[0]?.id ?? 0
}
const [mine, theirs] = [await received(salesman, 40), await received(colleague, 70)]
const status = async (path: string, by = salesman) => (await by.fetch(`/api/v1${path}`)).status

test('a user who receives money reads and prints their own receipts, and no others', async () => {
  for (const path of ['', '/paper']) {
    expect(await status(`/receipt-voucher/${mine}${path}`), path).toBe(200)
    expect(await status(`/receipt-voucher/${theirs}${path}`), path).toBe(403)
  }
  const pdf = await salesman.fetch(`/api/v1/receipt-voucher/generate-pdf/${mine}`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(await status(`/receipt-voucher/generate-pdf/${theirs}`)).toBe(403)
  const list = await (await salesman.fetch('/api/v1/receipt-voucher?search=Payment')).text()
  expect(list).toContain(`"id":${mine},`)
  expect(list).not.toContain(`"id":${theirs},`)
  const file = await (await salesman.fetch('/api/v1/receipt-voucher/export?format=csv')).text()
  expect(file).toContain('Own box')
  expect(file).not.toContain('Strange box')
  expect(await status(`/history?resource=receipt_voucher&id=${mine}`)).toBe(200)
  expect(await status(`/history?resource=receipt_voucher&id=${theirs}`)).toBe(403)
  // Viewing does not permit changing.
  expect((await salesman.put(`/receipt-voucher/${mine}`, { subject: 'Mine' })).status).toBe(403)
  expect((await salesman.delete(`/receipt-voucher/${mine}`)).status).toBe(403)
  expect((await salesman.post(`/receipt-voucher/${mine}/cancel`, { reason: 'No' })).status).toBe(403)
})

test('custodians see the cash books of their own boxes, and close them', async () => {
  const book = await salesman.get<CashBook>(`/bank-account/${own.id}/cash-book`)
  expect(book).toMatchObject({ status: 200, body: { closing: 40, entries: [{ document: mine, in: 40 }] } })
  for (const path of ['', '/cash-book', '/cash-book/export?format=csv']) {
    expect(await status(`/bank-account/${own.id}${path}`), path).toBe(200)
    expect(await status(`/bank-account/${strange.id}${path}`), path).toBe(403)
  }
  const cashBoxes = (await salesman.get<Listed<Account>>('/bank-account')).body.results
  expect(cashBoxes.map(({ name }) => name)).toEqual(['Own box'])
  expect((await salesman.put(`/bank-account/${own.id}`, { name: 'Other' })).status).toBe(403)

  expect(await status(`/cash-close/expected?account=${own.id}`)).toBe(200)
  expect(await status(`/cash-close/expected?account=${strange.id}`)).toBe(422)
  const close = (by: Api, account: number, counted: number) =>
    by.post<Saved<Row<typeof cashClose>> & Refused>('/cash-close', { account, counted })
  const refused = await close(salesman, strange.id, 70)
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { account: ['Choose one of your cash boxes.'] } },
  })
  const closed = await close(salesman, own.id, 40)
  expect(closed).toMatchObject({ status: 201, body: { data: { difference: 0, account_name: 'Own box' } } })
  const { id } = closed.body.data
  const other = (await close(colleague, strange.id, 70)).body.data.id
  const closings = (await salesman.get<Listed<{ id: number }>>('/cash-close')).body.results
  expect(closings.map((each) => each.id)).toEqual([id])
  for (const path of ['/cash-close/generate-pdf/', '/cash-close/']) {
    expect(await status(`${path}${id}`)).toBe(200)
    expect(await status(`${path}${other}`)).toBe(403)
  }
  expect((await salesman.post(`/cash-close/${id}/reopen`, { reason: 'No' })).status).toBe(403)
})

test('the session’s permissions match the server, and without the permission to receive nothing is open', async () => {
  const rights = async () =>
    (await salesman.get<{ rights: Record<string, string[]> }>('/auth/me')).body.rights
  expect(await rights()).toMatchObject({
    receipt_voucher: ['view'],
    bank_account: ['view'],
    cash_close: ['view', 'create'],
  })
  await allow('receive_money', [])
  expect(await rights()).toMatchObject({ receipt_voucher: [], bank_account: [], cash_close: [] })
  for (const path of [
    `/receipt-voucher/${mine}`,
    `/bank-account/${own.id}`,
    '/cash-close',
    '/receipt-voucher',
  ]) {
    expect(await status(path), path).toBe(403)
  }
  await allow('receive_money', ['view', 'create'])
})
