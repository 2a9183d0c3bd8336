import { expect, test } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import type { Saved } from '../../../kernel/server/testing/api-client.ts'
import { aUser, personForm } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const boss = await inkwell.as('superuser')

/** Everything that stands in the database, as text; but for the hashes of passwords and pictures. */
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

test('a deleted user’s names and numbers leave everything, and what they did stays, under a mark', async () => {
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
  const told = await boss.get<{ results: { user_name: string }[] }>(
    `/history?resource=warehouse&id=${made.body.data.id}`,
  )
  expect(new Set(told.body.results.map(({ user_name }) => user_name))).toEqual(new Set([`Person #${id}`]))
  const log = await boss.get<{ results: { user_name: string }[] }>(`/settings/security-log?user=${id}`)
  expect(log.body.results.map(({ user_name }) => user_name)).toContain(`Person #${id}`)
})

test('is for superusers, and history stays final for everything else', async () => {
  const { id } = await aUser(inkwell.pool)
  expect((await (await inkwell.as('admin')).post(`/auth/users/${id}/erase`)).status).toBe(403)
  expect((await boss.post('/auth/users/2147483647/erase')).status).toBe(404)
  await expect(inkwell.pool.query(`update history set user_name = 'nobody'`)).rejects.toThrow(
    'cannot be changed',
  )
})
