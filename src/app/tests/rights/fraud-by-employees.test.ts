import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { bankAccount } from '../../../features/money/accounts/bank-accounts.contract.ts'
import { aCreditNote } from '../../../features/money/credit-notes/testing/a-credit-note.ts'
import { aLine, anInvoice, invoiceForm } from '../../../features/invoices/testing/an-invoice.ts'
import { roleNames } from '../../../features/people/permissions/permissions.contract.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { anOpening } from '../../../features/money/opening-balances/testing/an-opening.ts'
import { aReceipt } from '../../../features/money/receipts/testing/a-receipt.ts'
import { groupKinds, type reconcileEndpoints } from '../../../features/money/reconcile/reconcile.contract.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Api, Listed, Refused, Saved } from '../../../kernel/server/testing/api-client.ts'
import { hasRight } from '../../testing/expected-rights.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

type Account = Row<typeof bankAccount>
type Answer = { status: number; body: Refused }

const inkwell = await startTestInkwell()
const owner = await inkwell.as('superuser')
const verbs = { V: 'view', C: 'create', U: 'update', D: 'delete' } as const

/** The auditor's table: each row is a way to take money. */
function rowsOfTable() {
  const text = readFileSync('docs/security.md', 'utf8')
  const [, section = ''] = text.split('## Who can take money, and where it shows\n')
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| action'))
    .map((line) => {
      const [action = '', call = '', right = '', who = '', stops = '', shows = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      const [resource = '', letter = ''] = right.replaceAll('`', '').split(' ')
      return { action, call: call.replaceAll('`', ''), resource, letter, who, stops, shows }
    })
}
const rows = rowsOfTable()

const customerOf = async () => (await anInvoice(owner)).customer
const issued = (wanted: object = {}) =>
  anInvoice(owner, { age_days: 5, invoice_products: [aLine({ quantity: 1, unit_price: 90 })], ...wanted })
const orderOf = async (invoice: number) =>
  (await owner.get<Listed<{ id: number }>>(`/invoice-tracker?invoice=${invoice}`)).body.results[0]?.id ?? 0
const anOrder = async () => await orderOf((await issued()).id)
async function aDebt() {
  const { id, customer } = await issued()
  return { invoice: id, customer }
}
/** A receipt in dinars after a day with a known rate. */
async function dinars() {
  await owner.post('/exchange-rate', { date: '2026-01-02', iqd_per_usd: 1310 })
  return { customer: await customerOf(), iqd: 131_000 }
}
let boxes = 0
let bills = 0
let rates = 0
const aCashBox = async (custodian: number | null = null) => {
  const form = {
    name: `Box ${++boxes}`,
    currency: 'USD',
    kind: 'cash',
    keeper: custodian,
    opening_balance: 405,
    opening_date: '2020-01-01',
  }
  return (await owner.post<Saved<Account>>('/bank-account', form)).body.data
}
const custodian = await aUser(inkwell.pool, { role: 'manager' })
const keeping = await inkwell.signIn(custodian.username)
/** Handed over to the cash box of the manager above, who has confirmed it. */
async function confirmedTransfer() {
  const [from, to] = [await aCashBox(), await aCashBox(custodian.id)]
  const form = { subject: 'Takings', from_account: from.id, to_account: to.id, amount_out: 200 }
  const { id } = (await owner.post<Saved<{ id: number }>>('/account-transfer', form)).body.data
  await keeping.post(`/account-transfer/${id}/confirm`)
  return `/account-transfer/${id}`
}

/** How each row of the table is tested: the action where it is allowed, and an attempt that is refused. */
interface Tried {
  does(by: Api): Promise<Answer>
  stopped?(by: Api): Promise<Answer>
}

const tries: Record<string, Tried> = {
  'records a payment that never came': {
    does: async (by) => by.put(`/invoice-tracker/${await anOrder()}`, { total_paid: 90 }),
  },
  'writes off an order': {
    does: async (by) => by.put(`/invoice-tracker/${await anOrder()}`, { outstanding: 0 }),
  },
  'moves a due date years ahead': {
    does: async (by) => by.put(`/invoice-tracker/${await anOrder()}`, { age_days: 3000 }),
  },
  'writes off a bad debt': {
    does: async (by) => by.post('/bad-debt', { ...(await aDebt()), amount_usd: 10, reason: 'Moved away' }),
    stopped: async (by) => by.post('/bad-debt', { ...(await aDebt()), amount_usd: 10 }),
  },
  'changes a customer opening balance': {
    does: async (by) => by.put(`/opening/${(await anOpening(owner)).id}`, { amount_usd: 1 }),
  },
  'gives a discount and keeps the difference': {
    does: async (by) => by.post('/invoice', invoiceForm({ customer: await customerOf(), discount: 100 })),
  },
  'deletes an order': {
    does: async (by) => by.delete(`/invoice-tracker/${await anOrder()}`),
  },
  'cancels an invoice that was paid in cash': {
    does: async (by) => by.post(`/invoice/${(await issued()).id}/cancel`, { reason: 'Ordered twice' }),
    stopped: async (by) => by.post(`/invoice/${(await issued()).id}/cancel`, {}),
  },
  'credits goods that never came back': {
    does: async (by) => {
      const lines = [{ description: 'Goodwill', quantity: 1, unit_price: 3 }]
      return await by.post('/credit-note', { customer: await customerOf(), reason: 'goodwill', lines })
    },
    stopped: async (by) => {
      const { id, customer, invoice_products } = await issued()
      const lines = [{ invoice_product: invoice_products[0]?.id, quantity: 99 }]
      return await by.post('/credit-note', { customer, invoice: id, reason: 'return', lines })
    },
  },
  'pays a refund that is not owed': {
    does: async (by) => {
      const { customer } = await aCreditNote(owner)
      const form = { subject: 'Back', to: 'Them', from_field: 'Bank Account 3', amount_usd: 5 }
      return await by.post('/payment-voucher', { ...form, customer })
    },
    stopped: async (by) => {
      const form = { subject: 'Back', to: 'Them', from_field: 'Bank Account 3', amount_usd: 5 }
      return await by.post('/payment-voucher', { ...form, customer: await customerOf() })
    },
  },
  'pays out to an account that does not exist': {
    does: async (by) =>
      by.post('/payment-voucher', { subject: 'Tea', to: 'Them', from_field: 'Nowhere', amount_usd: 5 }),
  },
  'cancels a receipt and keeps the money': {
    does: async (by) => by.post(`/receipt-voucher/${(await aReceipt(owner)).id}/cancel`, { reason: 'No' }),
    stopped: async (by) => by.post(`/receipt-voucher/${(await aReceipt(owner)).id}/cancel`, {}),
  },
  'receives cash and keeps it': {
    does: async (by) => by.post('/receipt', { customer: await customerOf(), usd: 500 }),
  },
  'receives dinars at a false rate': {
    does: async (by) => by.post('/receipt', { ...(await dinars()), rate: 1350, rate_reason: 'Agreed' }),
    stopped: async (by) => by.post('/receipt', { ...(await dinars()), rate: 131, rate_reason: 'Agreed' }),
  },
  'takes cash out by a transfer': {
    does: async (by) =>
      by.post('/account-transfer', { subject: 'Out', from_account: (await aCashBox()).id, amount_out: 5 }),
    stopped: async (by) =>
      by.post('/account-transfer', {
        subject: 'Out',
        from_account: (await aCashBox()).id,
        amount_out: 999_999,
      }),
  },
  'sends a transfer that never arrives': {
    does: async (by) => {
      const [from, to] = [await aCashBox(), await aCashBox(custodian.id)]
      const form = { subject: 'Takings', from_account: from.id, to_account: to.id, amount_out: 7 }
      return await by.post('/account-transfer', form)
    },
  },
  'undoes a transfer handed to them': {
    does: async (by) => by.put(await confirmedTransfer(), { subject: 'Another word' }),
    stopped: async () => {
      const path = await confirmedTransfer()
      await keeping.put(path, { amount_out: 0.01, amount_in: 0.01 })
      return await keeping.delete(path)
    },
  },
  'takes cash out as petty cash': {
    does: async (by) => {
      const form = { project_name: 'Tea', receipt_form: 'A', project_amount: 250 }
      return await by.post('/petty-cash', { ...form, receipt_no: String(++bills), date: '2026-03-01' })
    },
    stopped: async (by) => {
      const box = {
        name: `Box ${++boxes}`,
        currency: 'IQD',
        kind: 'petty',
        opening_balance: 1000,
        opening_date: '2020-01-01',
      }
      const account = (await owner.post<Saved<Account>>('/bank-account', box)).body.data.id
      const form = { project_name: 'Tea', receipt_no: '1', receipt_form: 'A', project_amount: 250_000 }
      return await by.post('/petty-cash', { ...form, date: '2026-03-01', account })
    },
  },
  'sets a false daily rate': {
    does: async (by) => by.post('/exchange-rate', { date: `2026-01-${++rates + 10}`, iqd_per_usd: 1310 }),
    stopped: async (by) => {
      await owner.post('/exchange-rate', { date: '2026-01-02', iqd_per_usd: 1310 })
      return await by.post('/exchange-rate', { date: '2026-01-03', iqd_per_usd: 1450 })
    },
  },
  'counts less cash than there is': {
    does: async (by) =>
      by.post('/cash-close', { account: (await aCashBox()).id, counted: 400, reason: 'Nobody knows' }),
    stopped: async (by) => by.post('/cash-close', { account: (await aCashBox()).id, counted: 400 }),
  },
}

const countsOf = async () => {
  const { groups } = (await owner.get<ReplyOf<typeof reconcileEndpoints.read>>('/reconcile')).body
  return new Map(groups.map(({ kind, count }) => [kind as string, count]))
}

test('the table lists each action that is tested here, and no other', () => {
  expect(rows.map(({ action }) => action).toSorted()).toEqual(Object.keys(tries).toSorted())
})

describe.each(rows)('a user who $action', ({ action, call, resource, letter, who, stops, shows }) => {
  const right = inkwell.resources.find(({ name }) => name === resource)
  const verb = verbs[letter as keyof typeof verbs]
  const tried = tries[action]
  const apis = new Map<string, Api>()
  beforeAll(async () => {
    for (const role of roleNames) apis.set(role, await inkwell.as(role))
  })

  test('needs the permission in the table, which the named roles have by default', () => {
    expect(inkwell.endpoints.map(({ method, path }) => `${method} ${path}`)).toContain(call)
    if (!right) throw new Error(`There is no right ${resource}.`)
    expect(roleNames.filter((role) => hasRight(right, role, verb)).join(', ')).toBe(who)
  })

  test('is refused without the permission', async () => {
    for (const [role, api] of apis) {
      const answer = await tried?.does(api)
      if (who.includes(role)) expect(answer?.status, role).toBeLessThan(300)
      else expect(answer?.status, role).toBe(403)
    }
  })

  test('is stopped where the table says so', async () => {
    const one = apis.get(who.includes('manager') ? 'manager' : 'admin')
    const status = /`(\d{3})`/.exec(stops)?.[1]
    expect(Boolean(tried?.stopped)).toBe(status !== undefined)
    if (tried?.stopped && one) expect((await tried.stopped(one)).status).toBe(Number(status))
  })

  test('is visible where the table says so', async () => {
    const named = [...shows.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? [])
    expect(named.length).toBeGreaterThan(0)
    const groups = named.filter((name) => !name.startsWith('GET '))
    for (const name of groups) expect(Object.keys(groupKinds)).toContain(name)
    for (const name of named.filter((each) => each.startsWith('GET '))) {
      const [path = ''] = name.slice(4).split('?')
      expect(inkwell.endpoints.map((each) => `${each.method} ${each.path}`)).toContain(`GET ${path}`)
      if (!path.includes(':')) expect((await owner.fetch(`/api/v1${name.slice(4)}`)).status, name).toBe(200)
    }
    const before = await countsOf()
    await tried?.does(owner)
    const after = await countsOf()
    for (const name of groups) expect(after.get(name), name).toBe((before.get(name) ?? 0) + 1)
  })
})
