import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import type { Api, Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

interface Progress {
  done: number
  of: number
  failed: unknown[]
  state: string
  undoable: boolean
}
interface Begun {
  data: { job: string }
}

async function ended(job: string, as: Api = api): Promise<Progress> {
  for (;;) {
    const { body } = await as.get<Progress>(`/bulk/${job}`)
    if (body.state !== 'running') return body
    await sleep(30)
  }
}

async function started(body: object, as: Api): Promise<string> {
  const answer = await as.post<Begun>('/bulk', body)
  expect(answer.status).toBe(202)
  return answer.body.data.job
}

async function some(many: number, name: string): Promise<number[]> {
  const made: number[] = []
  for (let nth = 0; nth < many; nth++) made.push((await aCustomer(api, { name: `${name} ${nth}` })).id)
  return made
}

const thereOf = async (ids: readonly number[]) => {
  const found = await Promise.all(ids.map((id) => api.get(`/customer/${id}`)))
  return found.filter(({ status }) => status === 200).length
}

/** A job that deletes customers and waits at the second one until `go` is called. */
async function heldUp(as: Api, name: string) {
  const ids = await some(4, name)
  const holder = await inkwell.pool.connect()
  await holder.query('begin')
  await holder.query('select from customer where id = $1 for update', [ids[1]])
  const { rows: own } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const job = await started({ resource: 'customer', action: 'delete', ids }, as)
  await vi.waitFor(async () => {
    const { rows } = await inkwell.pool.query(
      'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
      [own[0]?.pid],
    )
    expect(rows).toHaveLength(1)
  }, 60_000)
  expect((await as.get<Progress>(`/bulk/${job}`)).body.done).toBe(1)
  const go = async () => {
    await holder.query('commit')
    holder.release()
  }
  return { ids, job, go }
}

test.each([
  [
    'is put on hold',
    async (id: number, by: Api) => await by.put(`/auth/user/update/${id}`, { user_status: 'hold' }),
  ],
  [
    'is signed out by another user',
    async (id: number, by: Api) => await by.delete(`/auth/users/${id}/sessions`),
  ],
  [
    'loses the permission',
    async (id: number, by: Api) => await by.put(`/auth/user/update/${id}`, { role: 'salesman' }),
  ],
])('a bulk job stops when its user %s', async (_what, lose) => {
  const superuser = await inkwell.as('superuser')
  const { id, username } = await aUser(inkwell.pool, { role: 'manager' })
  const { ids, job, go } = await heldUp(await inkwell.signIn(username), 'Lost')
  expect((await lose(id, superuser)).status).toBeLessThan(300)
  await go()
  // The record being processed may still be completed after the job is stopped.
  await vi.waitFor(async () => {
    const end = await ended(job, superuser)
    expect(end).toMatchObject({ done: 2, of: 4, state: 'stopped', undoable: true })
  }, 60_000)
  expect(await thereOf(ids)).toBe(2)
})

test('superusers see, stop and undo any bulk job; other users only their own', async () => {
  const [superuser, admin] = [await inkwell.as('superuser'), await inkwell.as('admin')]
  const { ids, job, go } = await heldUp(api, 'Seen')
  const { body } = await superuser.get<Listed<{ job: string }>>('/bulk')
  expect(body.results.find((each) => each.job === job)).toMatchObject({
    user_name: 'Test manager',
    resource: 'customer',
    action: 'delete',
    done: 1,
    of: 4,
    state: 'running',
    undoable: false,
  })
  expect((await admin.get('/bulk')).status).toBe(403)
  expect((await admin.post(`/bulk/${job}/stop`)).status).toBe(404)
  expect((await superuser.post(`/bulk/${job}/stop`)).status).toBe(204)
  await go()
  await vi.waitFor(async () => expect(await ended(job)).toMatchObject({ done: 2, state: 'stopped' }), 20_000)
  await vi.waitFor(async () => expect(await thereOf(ids)).toBe(2))
  const listed = async () =>
    (await superuser.get<Listed<{ job: string }>>('/bulk')).body.results.find((each) => each.job === job)
  expect(await listed()).toMatchObject({ done: 2, failed: 0, state: 'stopped', undoable: true })
  const undo = await superuser.post<Begun>(`/bulk/${job}/undo`)
  expect(await listed()).toBeUndefined()
  expect(await ended(undo.body.data.job, superuser)).toMatchObject({ done: 2, failed: [] })
  expect(await thereOf(ids)).toBe(4)
})
