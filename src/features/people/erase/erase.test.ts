import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aCreditNote } from '../../money/credit-notes/testing/a-credit-note.ts'
import { setLimits } from '../../approvals/testing/set-limits.ts'
import { aLine, anInvoice } from '../../invoices/testing/an-invoice.ts'
import { anOpening } from '../../money/opening-balances/testing/an-opening.ts'
import { aReceipt } from '../../money/receipts/testing/a-receipt.ts'
import { aUser, personForm } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const boss = await inkwell.as('superuser')

/** The whole database as text, except hashes of passwords and pictures. */
async function everything(): Promise<string> {
  const { rows: tables } = await inkwell.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'watch')`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await inkwell.pool.query<{ all: string | null }>(
        `select json_agg(t)::text as all from ${name} t`,
      )
      return `${name}: ${rows[0]?.all}`
    }),
  )
  return texts.join('\n')
}

test('erasing removes a deleted user’s names and numbers everywhere, and keeps their actions under a mark', async () => {
  const form = personForm({ first_name: 'Shirin', last_name: 'Barzani', date_of_birth: '1990-02-03' })
  const created = await boss.post<Saved<{ id: number }>>('/auth/users', { ...form, role: 'manager' })
  const { id } = created.body.data
  await inkwell.pool.query('update users set must_change_password = false where id = $1', [id])
  const { body } = await inkwell.anyone.post<{ access_token: string }>('/auth/login', {
    user: form.username,
    password: form.password,
  })
  const headers = { authorization: `Bearer ${body.access_token}` }
  const sheet = { date: '2026-11-02', materials: 'Barrels', quantity: 3 }
  const made = await inkwell.anyone.post<Saved<{ id: number }>>('/warehouse', sheet, headers)
  await inkwell.anyone.put(`/warehouse/${made.body.data.id}`, { quantity: 4 }, headers)
  await inkwell.anyone.post(
    '/reports',
    { week_ending: '2026-11-06', project_name: 'Nibs', tasks_started: 'One', tasks_completed: 'None' },
    headers,
  )
  await boss.put(`/auth/user/update/${id}`, { last_name: 'Barzani-Ali' })

  expect(await boss.post(`/auth/users/${id}/erase`)).toMatchObject({ status: 409 })
  await boss.delete(`/auth/users/delete/${id}`)
  expect(await everything()).toContain('Barzani')
  expect((await boss.post(`/auth/users/${id}/erase`)).status).toBe(200)

  const left = await everything()
  for (const personal of ['Shirin', 'Barzani', form.username, form.email, form.phone_number, '1990-02-03']) {
    expect(left).not.toContain(personal)
  }
  expect((await boss.get(`/warehouse/${made.body.data.id}`)).body).toMatchObject({
    quantity: 4,
    created_by_email: `person-${id}@erased.invalid`,
  })
  const shown = await boss.get<{ results: { user_name: string }[] }>(
    `/history?resource=warehouse&id=${made.body.data.id}`,
  )
  expect(new Set(shown.body.results.map(({ user_name }) => user_name))).toEqual(new Set([`Person #${id}`]))
  const log = await boss.get<{ results: { user_name: string }[] }>(`/settings/security-log?user=${id}`)
  expect(log.body.results.map(({ user_name }) => user_name)).toContain(`Person #${id}`)
})

test('names in cancellations, reopenings and backups are erased, but not those of a namesake', async () => {
  const { pool } = inkwell
  const form = personForm({ first_name: 'Dilnaz', last_name: 'Sorani' })
  const created = await boss.post<Saved<{ id: number }>>('/auth/users', { ...form, role: 'admin' })
  const { id } = created.body.data
  await pool.query('update users set must_change_password = false, is_superuser = true where id = $1', [id])
  const person = await inkwell.signIn(form.username)
  const invoice = await anInvoice(boss)
  const { customer } = invoice
  const others = await anInvoice(boss, { customer })
  const receipt = await aReceipt(boss, { invoice: others.id, from_account: customer, net_usd: 20 })
  const note = await aCreditNote(boss, { customer })
  const box = await boss.post<Saved<{ id: number }>>('/bank-account', {
    name: `Box ${customer}`,
    currency: 'USD',
    kind: 'cash',
    opening_balance: 0,
  })
  const day = { account: box.body.data.id, date: '2026-03-02', counted: 0 }
  const close = (await boss.post<Saved<{ id: number }>>('/cash-close', day)).body.data
  const done = [
    `/invoice/${invoice.id}/cancel`,
    `/receipt-voucher/${receipt.id}/cancel`,
    `/credit-note/${note.id}/cancel`,
    `/cash-close/${close.id}/reopen`,
  ]
  for (const path of done) expect((await person.post(path, { reason: 'With errors' })).status, path).toBe(200)
  expect((await boss.post(`/invoice/${others.id}/cancel`, { reason: 'With errors' })).status).toBe(200)
  // An invoice of another person with the same name.
  const name = 'Dilnaz Sorani'
  await pool.query('alter table invoice disable trigger user')
  await pool.query('update invoice set cancelled_by = $1 where id = $2', [name, others.id])
  await pool.query('alter table invoice enable trigger user')
  await pool.query(
    `insert into backup (file, kind, status, taken_at, machine, made_by) values ($1, 'by-hand', 'failed', now(), 'here', $2)`,
    [`${customer}.inkwell`, name],
  )
  await pool.query(`begin; set local "inkwell.user_id" = '${id}'; set local "inkwell.user_name" = '${name}';
    update backup set downloaded_by = '${name}' where file = '${customer}.inkwell'; commit`)
  // A deletion by somebody else contains the name too, and restoring must not bring it back.
  await boss.delete(`/receipt-voucher/${receipt.id}`)
  await pool.query('update users set is_superuser = false where id = $1', [id])
  await boss.delete(`/auth/users/delete/${id}`)
  expect((await boss.post(`/auth/users/${id}/erase`)).status).toBe(200)

  const undone = await boss.post('/history/undo-deletion', { resource: 'receipt_voucher', id: receipt.id })
  expect(undone.status).toBe(200)
  const mark = `Person #${id}`
  expect((await boss.get(`/receipt-voucher/${receipt.id}`)).body).toMatchObject({ cancelled_by: mark })
  expect((await boss.get(`/credit-note/${note.id}`)).body).toMatchObject({ cancelled_by: mark })
  expect((await boss.get(`/cash-close/${close.id}`)).body).toMatchObject({ reopened_by_name: mark })
  expect((await boss.get(`/invoice/${invoice.id}`)).body).toMatchObject({ results: { cancelled_by: mark } })
  expect((await boss.get(`/invoice/${others.id}`)).body).toMatchObject({ results: { cancelled_by: name } })
  await pool.query('alter table invoice disable trigger user')
  await pool.query('update invoice set cancelled_by = null where id = $1', [others.id])
  await pool.query('alter table invoice enable trigger user')
  const left = await everything()
  for (const personal of ['Dilnaz', 'Sorani', form.username]) expect(left).not.toContain(personal)
})

test('no text and no JSON of any table contains the name of an erased user', async () => {
  const { pool } = inkwell
  const form = personForm({ first_name: 'Nazdar', last_name: 'Zagros' })
  const created = await boss.post<Saved<{ id: number }>>('/auth/users', { ...form, role: 'admin' })
  const { id } = created.body.data
  await pool.query('update users set must_change_password = false, is_superuser = true where id = $1', [id])
  const person = await inkwell.signIn(form.username)
  const mark = `Person #${id}`

  // Sold, approved and changed after printing by the person.
  await setLimits(boss, { discount: 10 })
  const lines = [aLine({ quantity: 1, unit_price: 100 })]
  const asked = await anInvoice(await inkwell.as('salesman'), { discount: 25, invoice_products: lines })
  expect((await person.post(`/invoice/${asked.id}/approve`, { reason: 'Fine' })).status).toBe(200)
  const own = await anInvoice(person, { invoice_products: lines })
  for (const { id: invoice, invoice_products } of [asked, own]) {
    expect((await boss.fetch(`/api/v1/invoice/generate-pdf/${invoice}`)).status).toBe(200)
    const dearer = invoice_products.map((line) => ({ ...line, unit_price: 120, total: 120 }))
    expect((await boss.put(`/invoice/${invoice}`, { invoice_products: dearer })).status).toBe(200)
  }
  // Cancelled, reviewed and closed by the person.
  const balance = await anOpening(boss, { amount_usd: 75 })
  expect((await person.post(`/opening/${balance.id}/cancel`, { reason: 'Twice' })).status).toBe(200)
  await anOpening(person, { amount_usd: 80 })
  const box = { name: `Box ${id}`, currency: 'USD', kind: 'cash', opening_balance: 500 }
  const { body: account } = await boss.post<Saved<{ id: number }>>('/bank-account', box)
  const out = { subject: 'For the owner', from_account: account.data.id, amount_out: 40 }
  // Of a user who did not create the person's account.
  const writer = await inkwell.as('admin')
  const { body: transfer } = await writer.post<Saved<{ id: number }>>('/account-transfer', out)
  expect((await person.post(`/account-transfer/${transfer.data.id}/review`)).status).toBe(200)
  expect((await person.post('/books/close', { until: '2001-12-31' })).status).toBe(201)
  // A user whose password the person set, and somebody else set again later.
  const other = await aUser(pool)
  for (const by of [person, boss]) {
    expect((await by.post(`/auth/users/${other.id}/password-reset`)).status).toBe(201)
  }
  expect((await boss.delete(`/auth/users/delete/${other.id}`)).status).toBe(200)

  const count = async (table: string, column: string) =>
    (await pool.query(`select from ${table} t where t.${column}::text like '%Nazdar Zagros%'`)).rowCount
  expect(await count('invoice_revision', 'record')).toBe(2)
  expect(await count('books_close', 'created_by_name')).toBe(1)
  expect(await count('opening', 'cancelled_by')).toBe(1)
  expect(await count('account_transfer', 'reviewed_by')).toBe(1)
  await pool.query('update users set is_superuser = false where id = $1', [id])
  expect((await boss.delete(`/auth/users/delete/${id}`)).status).toBe(200)
  expect((await boss.post(`/auth/users/${id}/erase`)).status).toBe(200)

  const left = await everything()
  for (const personal of ['Nazdar', 'Zagros', form.username, form.email]) {
    const at = left.indexOf(personal)
    expect(left.slice(Math.max(0, at - 200), at === -1 ? 0 : at + 50)).toBe('')
  }
  expect((await boss.get(`/opening/${balance.id}`)).body).toMatchObject({ cancelled_by: mark })
  expect((await boss.get(`/account-transfer/${transfer.data.id}`)).body).toMatchObject({ reviewed_by: mark })
})

test('erasing is for superusers, and history stays read-only otherwise', async () => {
  const { id } = await aUser(inkwell.pool)
  expect((await (await inkwell.as('admin')).post(`/auth/users/${id}/erase`)).status).toBe(403)
  expect((await boss.post('/auth/users/2147483647/erase')).status).toBe(404)
  await expect(inkwell.pool.query(`update history set user_name = 'nobody'`)).rejects.toThrow(
    'cannot be changed',
  )
})
