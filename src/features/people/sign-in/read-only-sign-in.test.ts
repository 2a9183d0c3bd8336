import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestInkwell } from '../../../app/testing/inkwell.ts'
import { aUser, password } from '../testing/a-user.ts'

const inkwell = await startTestInkwell()
const { pool, connection } = inkwell

async function allMayOnlyRead(yes: boolean): Promise<void> {
  const client = await pool.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(
    `alter database ${connection.database} set default_transaction_read_only = ${yes ? 'on' : 'off'}`,
  )
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  client.release(true)
}
afterAll(() => allMayOnlyRead(false))

test('a superuser’s authenticator code is required while nothing can be written, and each is accepted once', async () => {
  const { username } = await aUser(pool, { role: 'admin', is_superuser: true })
  const api = await inkwell.signIn(username)
  const { body } = await api.post<{ secret: string }>('/auth/factors/totp')
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) })
  const codeAt = (later: number) => app.generate({ timestamp: Date.now() + later * 30_000 })
  const done = await api.put<{ recovery_codes: { code: string }[] }>('/auth/factors/totp', {
    code: codeAt(-1),
  })
  expect(done.status).toBe(200)
  await allMayOnlyRead(true)
  const signIn = (code?: string) =>
    inkwell.anyone.post('/auth/login', { user: username, password, ...(code && { code }) })
  const needed = { status: 401, body: { code: 'second_factor_needed' } }
  // Until the pool notices that its connections were cut, one of them may fail the request.
  await vi.waitFor(async () => expect(await signIn()).toMatchObject(needed), { timeout: 50_000 })
  expect(await signIn('123456')).toMatchObject(needed)
  expect(await signIn(done.body.recovery_codes[0]?.code)).toMatchObject(needed)
  const code = codeAt(0)
  expect((await signIn(code)).status).toBe(200)
  expect(await signIn(code)).toMatchObject(needed)
})
