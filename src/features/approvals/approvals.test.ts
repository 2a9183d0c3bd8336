import { beforeEach, describe, expect, test } from 'vitest'
import { faultsInMoney } from '../../app/doctor/check-money.server.ts'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Api, Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../customers/testing/a-customer.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import { aLine, anInvoice, invoiceForm } from '../invoices/testing/an-invoice.ts'
import { setLimits } from './testing/set-limits.ts'
import type { readApprovals } from './approvals.contract.ts'

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const admin = await inkwell.as('admin')
const manager = await inkwell.as('manager')
const salesman = await inkwell.as('salesman')

beforeEach(() => setLimits(owner, { discount: 10, credit_usd: 100, refund_usd: 100, bad_debt_usd: 100 }))

const balanceOf = async (customer: number | null) =>
  (await owner.get<{ balance: number }>(`/customer/${customer}/account`)).body.balance
const ordersOf = async (invoice: number) =>
  (await owner.get<Listed<object>>(`/invoice-tracker?invoice=${invoice}`)).body.count
const waitingFor = async (api: Api) => (await api.get<ReplyOf<typeof readApprovals>>('/approvals')).body
const lines = [aLine({ quantity: 1, unit_price: 1000 })]
const discounted = (wanted: object = {}) =>
  anInvoice(salesman, { discount: 25, invoice_products: lines, ...wanted })
const readInvoice = async (id: number) =>
  (await owner.get<{ results: InvoiceRecord }>(`/invoice/${id}`)).body.results

test('without limits nothing waits, and setting a limit asks for the password', async () => {
  const { body } = await owner.get<{ limits: { manager: object } }>('/settings')
  expect(body.limits.manager).toEqual({
    discount: 10,
    credit_usd: 100,
    refund_usd: 100,
    bad_debt_usd: 100,
    payment_usd: null,
    petty_usd: null,
    one_sided_usd: null,
  })
  await setLimits(owner, {})
  expect(await discounted({ discount: 90 })).toMatchObject({ status: 'issued', approval: null })
  expect(await owner.put('/settings', { limits: { salesman: { discount: 101 } } })).toMatchObject({
    status: 422,
    body: { errors: { 'limits.salesman.discount': [expect.any(String)] } },
  })
})

describe('a discount beyond its user’s limit', () => {
  test('waits with its number, without postings or an order, until another user approves it', async () => {
    const made = await discounted()
    expect(made).toMatchObject({
      status: 'waiting',
      approval: 'waiting',
      outstanding: 0,
      invoice_no: expect.stringMatching(/^INV-/),
    })
    expect([await balanceOf(made.customer), await ordersOf(made.id)]).toEqual([0, 0])
    const answer = await admin.post<Saved<InvoiceRecord>>(`/invoice/${made.id}/approve`, {
      reason: 'A good customer',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Document approved.',
        data: {
          status: 'issued',
          approval: 'approved',
          approved_by: 'Test admin',
          approval_reason: 'A good customer',
          counts_from: null,
          outstanding: 750,
          invoice_no: made.invoice_no,
        },
      },
    })
    expect([await balanceOf(made.customer), await ordersOf(made.id)]).toEqual([750, 1])
    expect(await faultsInMoney(inkwell.pool)).toEqual([])
  })

  test('is counted as waiting until it is approved, also when declined, and never as a draft', async () => {
    const { id: customer } = await aCustomer(salesman)
    const counts = async () => {
      const { body } = await owner.get<Record<string, number>>(`/invoice/counts?customer=${customer}`)
      const found = async (filter: string) =>
        (await owner.get<Listed<object>>(`/invoice?customer=${customer}&${filter}`)).body.count
      expect([body['draft'], body['waiting'], body['unpaid']]).toEqual([
        await found('status=draft'),
        await found('status=waiting,declined'),
        await found('state=issued,part_paid,past_due'),
      ])
      return [body['all'], body['draft'], body['waiting'], body['unpaid']]
    }
    await anInvoice(salesman, { customer, status: 'draft' })
    const [first, second] = [await discounted({ customer }), await discounted({ customer })]
    expect(await counts()).toEqual([3, 1, 2, 0])
    expect((await admin.post(`/invoice/${first.id}/approve`, { reason: 'Agreed' })).status).toBe(200)
    expect(await counts()).toEqual([3, 1, 1, 1])
    expect((await admin.post(`/invoice/${second.id}/decline`, { reason: 'Too much' })).status).toBe(200)
    expect(await counts()).toEqual([3, 1, 1, 1])
    expect((await owner.get('/invoice?status=late')).status).toBe(400)
  })

  test('stays as a record with its reason when declined', async () => {
    const { id, customer } = await discounted()
    expect((await admin.post(`/invoice/${id}/decline`)).status).toBe(422)
    const { body } = await admin.post<Saved<InvoiceRecord>>(`/invoice/${id}/decline`, { reason: 'Too much' })
    expect(body.data).toMatchObject({ status: 'declined', approval: 'declined', approval_reason: 'Too much' })
    expect([await balanceOf(customer), await ordersOf(id)]).toEqual([0, 0])
    expect((await admin.post(`/invoice/${id}/approve`)).status).toBe(422)
    expect((await admin.put(`/invoice/${id}`, { discount: 0 })).status).toBe(422)
    expect((await admin.post(`/invoice/${id}/cancel`, { reason: 'x' })).status).toBe(422)
    expect((await admin.delete(`/invoice/${id}`)).status).toBe(409)
  })

  test('is measured in percent even if it is an amount, also exactly at the limit', async () => {
    expect((await discounted({ discount: 0, discount_amount: 100 })).approval).toBeNull()
    expect((await discounted({ discount: 0, discount_amount: 100.01 })).approval).toBe('waiting')
    expect((await discounted({ discount: 10 })).approval).toBeNull()
    expect((await discounted({ discount: 10.01 })).approval).toBe('waiting')
  })

  test('waits when a draft or a copy of it is issued, not before', async () => {
    const draft = await discounted({ status: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', approval: null })
    const { body: issued } = await salesman.put<Saved<InvoiceRecord>>(`/invoice/${draft.id}`, {
      status: 'issued',
    })
    expect(issued.data).toMatchObject({ status: 'waiting', approval: 'waiting' })
    const { body: copy } = await salesman.post<Saved<InvoiceRecord>>(`/invoice/${draft.id}/duplicate`)
    expect(copy.data).toMatchObject({ status: 'draft', approval: null })
    const { body: again } = await salesman.put<Saved<InvoiceRecord>>(`/invoice/${copy.data.id}`, {
      status: 'issued',
      po_ref: 'Again',
    })
    expect(again.data).toMatchObject({ status: 'waiting' })
  })

  test('is refused in a change of an issued invoice, which never waits', async () => {
    const { id } = await discounted({ discount: 5 })
    for (const [change, field] of [
      [{ discount: 11 }, 'discount'],
      [{ discount: 0, discount_amount: 200 }, 'discount_amount'],
    ] as const) {
      expect(await salesman.put(`/invoice/${id}`, change)).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.stringContaining('your limit of 10')] } },
      })
    }
    expect(await readInvoice(id)).toMatchObject({ status: 'issued', approval: null, discount: 5 })
    expect((await salesman.put(`/invoice/${id}`, { discount: 10 })).status).toBe(200)
    // A user with a higher limit gave more discount; a user with a lower limit may keep it but not raise it.
    expect((await admin.put(`/invoice/${id}`, { discount: 30 })).status).toBe(200)
    expect((await salesman.put(`/invoice/${id}`, { po_ref: 'New' })).status).toBe(200)
    expect(
      (await salesman.put(`/invoice/${id}`, { invoice_products: [aLine({ quantity: 1, unit_price: 2000 })] }))
        .status,
    ).toBe(422)
  })

  test('cannot be changed in any way while it waits', async () => {
    const { id, customer } = await discounted()
    const note = {
      customer,
      invoice: id,
      reason: 'price',
      lines: [{ description: 'x', quantity: 1, unit_price: 1 }],
    }
    const receipt = { invoice: id, from_account: customer, subject: 'x', net_usd: 1 }
    for (const answer of [
      await salesman.put(`/invoice/${id}`, { discount: 1 }),
      await admin.post(`/invoice/${id}/cancel`, { reason: 'x' }),
      await manager.post('/credit-note', note),
      await manager.post('/receipt-voucher', receipt),
      await salesman.put(`/invoice/${id}`, { status: 'draft' }),
      await salesman.put(`/invoice/${id}`, { status: 'declined' }),
    ]) {
      expect(answer.status).toBe(422)
    }
    expect(await readInvoice(id)).toMatchObject({ discount: 25, status: 'waiting' })
  })

  test('is restored from the trash unchanged, and beyond a limit only by a user with that limit', async () => {
    const { id } = await discounted()
    await admin.delete(`/invoice/${id}`)
    const undo = async (api: Api, record: number) =>
      await api.post('/history/undo-deletion', { resource: 'invoice', id: record })
    expect((await undo(admin, id)).status).toBe(200)
    expect(await readInvoice(id)).toMatchObject({ status: 'waiting', approval: 'waiting' })
    const far = await anInvoice(admin, { discount: 40, invoice_products: lines })
    expect((await manager.delete(`/invoice/${far.id}`)).status).toBe(200)
    expect((await undo(manager, far.id)).status).toBe(422)
  })

  test('says on its paper that it waits', async () => {
    const { id } = await discounted()
    const pdf = await owner.fetch(`/api/v1/invoice/generate-pdf/${id}`)
    expect(pdf.status).toBe(200)
  })
})

describe('approving', () => {
  test('needs the permission, and another user than the document’s author', async () => {
    const { id } = await discounted()
    expect((await salesman.post(`/invoice/${id}/approve`)).status).toBe(403)
    expect((await manager.post(`/invoice/${id}/approve`)).status).toBe(403)
    await owner.put('/settings/permissions/approvals/manager', { verbs: ['update'] })
    const own = await anInvoice(manager, { discount: 25, invoice_products: lines })
    expect((await manager.post(`/invoice/${own.id}/approve`)).status).toBe(403)
    expect((await manager.post(`/invoice/${id}/approve`)).status).toBe(200)
    await owner.put('/settings/permissions/approvals/manager', { verbs: [] })
    // A user who issues another user's draft has requested the approval.
    const draft = await anInvoice(admin, { status: 'draft', discount: 25, invoice_products: lines })
    await salesman.put(`/invoice/${draft.id}`, { status: 'issued' })
    expect((await admin.post(`/invoice/${draft.id}/approve`)).status).toBe(403)
    expect((await owner.post(`/invoice/${draft.id}/approve`)).status).toBe(200)
  })

  test('succeeds once if two users decide at the same moment', async () => {
    const { id } = await discounted()
    const answers = await Promise.all(
      [admin, owner, admin, owner].map((api, index) =>
        index % 2 === 0
          ? api.post(`/invoice/${id}/approve`)
          : api.post(`/invoice/${id}/decline`, { reason: 'x' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  test('shows the approver what waits, and the author the decision, until dismissed', async () => {
    const before = [(await waitingFor(admin)).count, (await waitingFor(salesman)).count]
    const { id, invoice_no } = await discounted()
    expect([(await waitingFor(admin)).count, (await waitingFor(salesman)).count]).toEqual(
      before.map((count) => count + 1),
    )
    const lineIn = async (api: Api) => (await waitingFor(api)).results.find((one) => one.id === id)
    expect(await lineIn(admin)).toMatchObject({
      kind: 'invoice',
      number: invoice_no,
      limit: 'discount',
      amount: 25,
      usd: 250,
      asked_by: 'Test salesman',
      own: false,
      may_decide: true,
    })
    expect(await lineIn(salesman)).toMatchObject({ own: true, may_decide: false })
    await admin.post(`/invoice/${id}/decline`, { reason: 'Too much' })
    expect(await lineIn(admin)).toBeUndefined()
    expect(await lineIn(salesman)).toMatchObject({ approval: 'declined', approval_reason: 'Too much' })
    const { version } = await readInvoice(id)
    expect((await salesman.post(`/invoice/${id}/approval-seen`)).status).toBe(200)
    expect(await lineIn(salesman)).toBeUndefined()
    expect((await readInvoice(id)).version).toBe(version)
  })
})

test('is offered for all waiting documents by pages, and for one document alone', async () => {
  const pageOf = async (page: number, by = admin) =>
    (await by.get<ReplyOf<typeof readApprovals>>(`/approvals?page=${page}`)).body
  const before = await pageOf(1)
  const made: number[] = []
  for (let each = 0; each < 23; each++) made.push((await discounted()).id)
  const pages = [await pageOf(1)]
  for (let page = 2; page <= Math.ceil((pages[0]?.total ?? 0) / 20); page++) pages.push(await pageOf(page))
  expect(pages.map(({ count, total }) => [count, total])).toEqual(
    pages.map(() => [before.count + 23, before.total + 23]),
  )
  expect(pages[0]?.results).toHaveLength(20)
  const shown = pages.flatMap(({ results }) => results.map(({ id }) => id))
  expect(shown.slice(-23)).toEqual(made)
  expect(new Set(shown).size).toBe(before.total + 23)
  const last = made.at(-1)
  const one = await admin.get<ReplyOf<typeof readApprovals>>(`/approvals?kind=invoice&id=${last}`)
  expect(one.body).toMatchObject({ count: 1, total: 1, results: [{ id: last, may_decide: true }] })
  expect((await admin.get(`/approvals?kind=product&id=${last}`)).status).toBe(400)
})

test('lists and files show and filter what waits', async () => {
  const { id, customer } = await discounted()
  const { body } = await owner.get<Listed<InvoiceRecord>>(`/invoice?status=waiting&customer=${customer}`)
  expect(body.results.map((row) => row.id)).toEqual([id])
  expect((await owner.get<Listed<object>>(`/invoice?status=issued&customer=${customer}`)).body.count).toBe(0)
  const file = await owner.fetch(`/api/v1/invoice/export?format=csv&customer=${customer}`)
  expect(await file.text()).toContain('Waiting for approval')
  const history = await owner.get<Listed<{ changes: object }>>(`/history?resource=invoice&id=${id}`)
  expect(history.body.results.map(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ approval: [null, 'waiting'] }),
  )
})

test('no request can set the status waiting', async () => {
  const { id: customer } = await aCustomer(salesman)
  const refused = await salesman.post('/invoice', invoiceForm({ customer, status: 'waiting' }))
  expect(refused.status).toBe(422)
})
