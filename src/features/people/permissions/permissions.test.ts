import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const [superuser, admin] = [await inkwell.as('superuser'), await inkwell.as('admin')]
const denied = { status: 403, body: { code: 'permission_denied' } }

test('a changed permission applies at once, on every node', async () => {
  const other = await inkwell.startNode()
  const { username } = await aUser(inkwell.pool)
  const [here, there] = [await inkwell.signIn(username), await other.signIn(username)]
  expect((await here.delete('/product/2147483647')).status).toBe(403)
  const verbs = ['view', 'delete']
  expect((await superuser.put('/settings/permissions/products/salesman', { verbs })).status).toBe(200)
  expect((await here.delete('/product/2147483647')).status).toBe(404)
  expect((await here.post('/product', {})).status).toBe(403)
  await expect.poll(async () => (await there.delete('/product/2147483647')).status).toBe(404)
  expect(await admin.put('/settings/permissions/products/salesman', { verbs })).toMatchObject(denied)
})

test('changes of permissions are recorded with user and old value, and shown to superusers', async () => {
  const edit = (verbs: string[]) => superuser.put('/settings/permissions/warehouse/manager', { verbs })
  await edit(['view'])
  await edit(['view', 'update'])
  await edit(['view', 'update'])
  const cell = { user_name: 'Test admin', role: 'manager', label: 'Warehouse' }
  const { body } = await superuser.get<Listed<typeof cell>>('/settings/permissions/history')
  expect(body.results.filter(({ label }) => label === 'Warehouse')).toEqual([
    expect.objectContaining({ ...cell, before: ['view'], after: ['view', 'update'] }),
    expect.objectContaining({ ...cell, before: ['view', 'create', 'update', 'delete'], after: ['view'] }),
  ])
  expect(await admin.get('/settings/permissions/history')).toMatchObject(denied)
})

test('required second factors are recorded, too', async () => {
  for (const required of [true, true, false])
    await superuser.put('/settings/factor-rules/manager', { required })
  const { body } = await superuser.get<Listed<object>>('/settings/permissions/history')
  const rule = { user_name: 'Test admin', role: 'manager', label: 'Require two-factor authentication' }
  expect(body.results.slice(0, 2)).toEqual([
    expect.objectContaining({ ...rule, before: true, after: false }),
    expect.objectContaining({ ...rule, before: false, after: true }),
  ])
  // Saving the same value is not a change.
  expect(JSON.stringify(body.results.slice(2))).not.toContain(rule.label)
})
