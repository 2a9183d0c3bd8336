import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aCustomer } from '../../customers/testing/a-customer.ts'
import { anInvoice } from '../../invoices/testing/an-invoice.ts'
import { aUser } from '../../people/testing/a-user.ts'

const inkwell = await startTestInkwell()
const admin = await inkwell.as('admin')
const undo = (by: Api, resource: string, id: number) => by.post('/history/undo-deletion', { resource, id })

test('a user undoes their own deletion, whatever was deleted since', async () => {
  const [invoice, other] = [await anInvoice(admin), await anInvoice(admin)]
  await admin.delete(`/invoice/${invoice.id}`)
  await admin.delete(`/invoice/${other.id}`)
  expect(await undo(admin, 'invoice', invoice.id)).toMatchObject({
    status: 200,
    body: { message: 'Invoice restored.', owner_id: invoice.id },
  })
  const { body } = await admin.get(`/invoice/${invoice.id}`)
  expect(body).toMatchObject({
    results: { invoice_no: invoice.invoice_no, grand_total: invoice.grand_total },
  })
  expect((await admin.get(`/invoice/${other.id}`)).status).toBe(404)
})

test('nobody undoes another user’s deletion, or one already undone', async () => {
  const { id } = await aCustomer(admin)
  await admin.delete(`/customer/${id}`)
  expect((await undo(await inkwell.as('manager'), 'customer', id)).status).toBe(404)
  expect((await undo(admin, 'customer', id)).status).toBe(200)
  expect((await undo(admin, 'customer', id)).status).toBe(409)
  expect((await undo(admin, 'no_such_kind', id)).status).toBe(400)
})

test('undoing needs the permission to delete, and none for others’ history', async () => {
  const salesman = await inkwell.as('salesman')
  const week_ending = '2026-02-05'
  const report = { week_ending, project_name: 'Fair', tasks_started: 'a', tasks_completed: 'b' }
  const { body } = await salesman.post<{ data: { id: number } }>('/reports', report)
  await salesman.delete(`/reports/${body.data.id}`)
  expect((await undo(salesman, 'weekly_report', body.data.id)).status).toBe(200)
  expect((await salesman.get(`/reports/${body.data.id}`)).status).toBe(200)

  const { id: person, username } = await aUser(inkwell.pool, { role: 'manager' })
  const manager = await inkwell.signIn(username)
  const { id } = await aCustomer(manager)
  await manager.delete(`/customer/${id}`)
  await (await inkwell.as('superuser')).put(`/auth/user/update/${person}`, { role: 'salesman' })
  expect((await undo(await inkwell.signIn(username), 'customer', id)).status).toBe(403)
})
