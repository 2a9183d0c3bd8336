import { expect, test } from 'vitest'
import { faultsInMoney } from '../../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import type { accountTransfer } from '../transfers/account-transfers.contract.ts'
import type { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import type { receiveMoneyEndpoints } from './receive-money.contract.ts'

type Account = Row<typeof bankAccount>
type Open = ReplyOf<typeof receiveMoneyEndpoints.open>
type Me = { id: number; rate: { iqd_per_usd: number } | null }

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const [manager, salesman] = [await inkwell.as('manager'), await inkwell.as('salesman')]
const meOf = async (api = salesman) => (await api.get<Me>('/auth/me')).body
const allow = async (resource: string, verbs: string[]) =>
  expect((await owner.put(`/settings/permissions/${resource}/salesman`, { verbs })).status).toBe(200)
const aCashBox = async (name: string, custodian: number) =>
  (
    await owner.post<Saved<Account>>('/bank-account', {
      name,
      currency: 'IQD',
      kind: 'cash',
      keeper: custodian,
      opening_balance: 0,
    })
  ).body.data
const balanceOf = async ({ id }: Account) => (await owner.get<Account>(`/bank-account/${id}`)).body.balance

test('a salesman who may receive money receives into their own cash box, and hands cash over to another custodian', async () => {
  await owner.post('/exchange-rate', { date: '2026-01-02', iqd_per_usd: 1310 })
  const invoice = await anInvoice(manager, { invoice_products: [aLine({ quantity: 1, unit_price: 1130 })] })
  const { customer } = invoice
  const payment = { customer, iqd: 444_090 }
  expect((await salesman.post('/receipt', payment)).status).toBe(403)
  expect((await meOf()).rate).toBeNull()
  await allow('receive_money', ['view', 'create'])
  expect((await meOf()).rate).toMatchObject({ iqd_per_usd: 1310 })

  const openNow = async () => (await salesman.get<Open>(`/receipt/open?customer=${customer}`)).body
  expect(await openNow()).toMatchObject({ own_boxes: true, boxes: [], accounts: { usd: null, iqd: null } })
  const refused = await salesman.post<Refused>('/receipt', payment)
  expect(refused).toMatchObject({ status: 422, body: { errors: { iqd_account: [expect.any(String)] } } })

  const own = await aCashBox('Box of the salesman', (await meOf()).id)
  const safe = await aCashBox('Box of the manager', (await meOf(manager)).id)
  expect(await openNow()).toMatchObject({
    boxes: [{ name: own.name, currency: 'IQD' }],
    accounts: { usd: null, iqd: own.name },
  })
  for (const iqd_account of [safe.name, 'Cash IQD', 'Nowhere']) {
    const other = await salesman.post<Refused>('/receipt', { ...payment, iqd_account })
    expect(other.body.errors, iqd_account).toHaveProperty('iqd_account')
  }
  const both = await salesman.post<Refused>('/receipt', { ...payment, usd: 1 })
  expect(both.body.errors).toEqual({ usd_account: [expect.any(String)] })
  expect((await salesman.post('/receipt', payment)).status).toBe(201)
  expect(await balanceOf(own)).toBe(444_090)

  const handed = await salesman.post<Saved<Row<typeof accountTransfer>>>('/account-transfer', {
    date: '2026-11-22',
    subject: 'What came in today',
    from_account: own.id,
    to_account: safe.id,
    amount_out: 444_090,
  })
  expect(handed.status).toBe(201)
  expect([await balanceOf(own), await balanceOf(safe)]).toEqual([0, 0])
  const confirm = `/account-transfer/${handed.body.data.id}/confirm`
  expect((await salesman.post(confirm)).status).not.toBe(200)
  expect((await manager.post(confirm)).status).toBe(200)
  expect(await balanceOf(safe)).toBe(444_090)
  expect(await faultsInMoney(inkwell.pool)).toEqual([])
})

test('users who write vouchers receive into any account', async () => {
  const { customer } = await anInvoice(manager)
  const open = (await manager.get<Open>(`/receipt/open?customer=${customer}`)).body
  expect(open).toMatchObject({
    own_boxes: false,
    boxes: [],
    accounts: { usd: 'PEN-COMPANY', iqd: 'Cash IQD' },
  })
  expect((await manager.post('/receipt', { customer, usd: 1, usd_account: 'Bank Account 3' })).status).toBe(
    201,
  )
})

test('cash goes into the user’s own cash box, else into the only one of the currency', async () => {
  const other = await inkwell.as('admin')
  const openTo = async (api = other) => (await api.get<Open>(`/receipt/open?customer=${cash.customer}`)).body
  const cash = await anInvoice(manager, { payment_method: 'cash' })
  const bank = await anInvoice(manager, { customer: cash.customer, payment_method: 'bank_transfer' })
  const cashBoxOf = async (currency: string, name: string, custodian: number | null) =>
    expect(
      (
        await owner.post('/bank-account', {
          name,
          currency,
          kind: 'cash',
          keeper: custodian,
          opening_balance: 0,
        })
      ).status,
    ).toBe(201)
  await inkwell.pool.query(`update bank_account set active = false where kind = 'cash'`)
  expect((await openTo()).cash_boxes).toEqual({ usd: null, iqd: null })
  await cashBoxOf('USD', 'Till', null)
  await cashBoxOf('IQD', 'First drawer', null)
  const { id } = await meOf(other)
  const open = await openTo()
  expect(open.cash_boxes).toEqual({ usd: 'Till', iqd: 'First drawer' })
  expect(open.invoices.map(({ invoice, in_cash }) => [invoice, in_cash]).toSorted()).toEqual([
    [cash.id, true],
    [bank.id, false],
  ])
  // With two cash boxes, there is no default. The user's own one comes first.
  await cashBoxOf('IQD', 'Second drawer', null)
  await cashBoxOf('USD', 'Own till', id)
  expect((await openTo()).cash_boxes).toEqual({ usd: 'Own till', iqd: null })
  expect((await openTo(manager)).cash_boxes).toEqual({ usd: null, iqd: null })
})
