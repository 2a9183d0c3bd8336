import { expect, inject, test } from 'vitest'
import { examine } from '../../../app/doctor/doctor.server.ts'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { forced } from '../../../kernel/server/testing/forced.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const boss = await inkwell.as('superuser')
const newest = async (kind: string) =>
  (await boss.get<{ results: { detail: string | null }[] }>(`/settings/security-log?kind=${kind}`)).body
    .results[0]

const broken = async (work: () => Promise<void>) => {
  await forced(inkwell.pool, 'alter table watch.entry add constraint broken check (id < 0) not valid')
  try {
    await work()
  } finally {
    await forced(inkwell.pool, 'alter table watch.entry drop constraint broken')
  }
}
const unavailable = {
  status: 503,
  body: {
    code: 'unavailable',
    message: expect.stringMatching(/^This action was not completed because the security log/),
  },
}
const lost = async () => {
  const text = await (await inkwell.anyone.fetch('/metrics')).text()
  return Number(/^inkwell_security_log_lost_total (\d+)$/m.exec(text)?.[1])
}

test('while the log cannot be written, actions that need an entry are refused', async () => {
  const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
  const api = await inkwell.signIn(username)
  const sheet = new FormData()
  sheet.set(
    'file',
    new File(['SL,customer code,Name,phone,email,work,address,website\n1,LC-1,Ali,,,,Here,'], 'a.csv'),
  )
  sheet.set('mode', 'commit')
  const actions = {
    sign_in: () => inkwell.anyone.post('/auth/login', { user: username, password }),
    sign_out: () => api.post('/auth/logout'),
    rights_changed: () => boss.put('/settings/permissions/products/salesman', { verbs: ['view', 'delete'] }),
    settings_changed: () => boss.put('/settings', { session_days: 29 }),
    user_changed: () => boss.put(`/auth/user/update/${id}`, { last_name: 'Unnoted' }),
    password_given: () => boss.post(`/auth/users/${id}/password-reset`),
    password_confirmed: () => api.post('/auth/confirm', { password }),
    password_changed: () =>
      api.put('/auth/change-password', {
        old_password: password,
        new_password: 'paper and ink',
        confirm_password: 'paper and ink',
      }),
    session_ended: () => boss.delete(`/auth/users/${id}/sessions`),
    export: () => boss.get('/customer/export?format=csv'),
    import: () => boss.post('/customer/import', sheet),
  }
  const before = await lost()
  await broken(async () => {
    for (const [kind, action] of Object.entries(actions)) {
      const { status, body } = await action()
      expect({ kind, status, body }).toMatchObject({ kind, ...unavailable })
    }
    // Repeated events are merged, but never into one that was not written.
    expect(await actions.export()).toMatchObject(unavailable)
  })
  expect((await lost()) - before).toBe(Object.keys(actions).length + 1)
  expect((await api.get('/auth/me')).status).toBe(200)
  const { rows } = await inkwell.pool.query(
    `select last_name, (select count(*)::int from session where user_id = users.id) as sessions,
      (select session_days from settings) as days, (select count(*)::int from customer where code = 'LC-1') as imported
    from users where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ last_name: 'manager', sessions: 1, days: 30, imported: 0 }])
  expect((await inkwell.signIn(username)).token).toEqual(expect.any(String))
})

test('a refusal needs no entry, and the log and the doctor report lost entries', async () => {
  const { username } = await aUser(inkwell.pool)
  await broken(async () => {
    const wrong = await inkwell.anyone.post('/auth/login', { user: username, password: 'wrong' })
    expect(wrong.status).toBe(401)
  })
  await expect.poll(async () => (await newest('entries_lost'))?.detail).toMatch(/^[1-9]\d*$/)
  const { host, user } = inject('postgres')
  const { rows } = await inkwell.pool.query<{ name: string }>('select current_database() as name')
  const DATABASE_URL = `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}`
  const found = await examine({ DATABASE_URL, PORT: new URL(inkwell.address).port })
  expect(found.find(({ text }) => text.startsWith('Security log'))?.state).toBe('warn')
})
