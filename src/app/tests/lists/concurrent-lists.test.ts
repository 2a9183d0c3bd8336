import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const elsewhere = await inkwell.startNode()

interface Listing {
  id: number
}

/** Inserts and deletes other customers continuously, as another node would; returns the function that stops it. */
function writeMeanwhile(): () => Promise<void> {
  let stopped = false
  const writers = [1, 2, 3].map(async (writer) => {
    for (let turn = 0; !stopped; turn++) {
      const added = 1 + ((turn * writer) % 7)
      await inkwell.pool.query(
        `insert into customer (code, name, email, address) select $1 || n, 'Passing by', 'a@b', 'there'
         from generate_series(1, $2) n`,
        [`W${writer}-${turn}-`, added],
      )
      await inkwell.pool.query(`delete from customer where code like $1`, [`W${writer}-${turn}-%`])
    }
  })
  return async () => {
    stopped = true
    await Promise.all(writers)
  }
}

async function pageOf(query: string): Promise<Listed<Listing>> {
  return (await api.get<Listed<Listing>>(`/customer?${query}`)).body
}

test('pages contain every unchanged record once, while others are added and deleted', async () => {
  const staying: number[] = []
  for (let index = 0; index < 30; index++) staying.push((await aCustomer(api)).id)
  const stop = writeMeanwhile()
  try {
    for (let round = 0; round < 15; round++) {
      const pages = await Promise.all([1, 2, 3].map((page) => pageOf(`ordering=serial&page=${page}`)))
      expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(staying)
      // The same from the other end: the changing ones come first, and all are on one page.
      const whole = await pageOf('ordering=-serial&page_size=100')
      const ids = whole.results.map(({ id }) => id)
      expect(ids.slice(-30)).toEqual(staying.toReversed())
      expect(new Set(ids).size).toBe(ids.length)
      expect(whole.count).toBeGreaterThanOrEqual(30)
    }
  } finally {
    await stop()
  }
})

test('late pages of a long list and their count come from one snapshot', async () => {
  // Their keys are in two ranges, which are counted separately.
  await inkwell.pool.query(`select setval(pg_get_serial_sequence('customer', 'id'), 19850)`)
  await inkwell.pool.query(
    `insert into customer (code, name, email, address) select 'STAYS' || n, 'Staying', 'a@b', 'here'
     from generate_series(1, 300) n`,
  )
  const staying = (await pageOf('search=staying&ordering=serial&page=3&page_size=100')).results
  const { count: before } = await pageOf('page_size=1')
  const page = before / 20 - 2
  const stop = writeMeanwhile()
  try {
    for (let round = 0; round < 15; round++) {
      const deep = await pageOf(`ordering=serial&page_size=20&page=${Math.floor(page)}`)
      expect(deep.results).toHaveLength(20)
      expect(staying).toEqual(expect.arrayContaining(deep.results))
      const last = Math.ceil(deep.count / 20)
      const end = await pageOf(`ordering=serial&page_size=20&page=${last}`)
      expect(end.results).toHaveLength(Math.max(0, Math.min(20, end.count - (last - 1) * 20)))
    }
  } finally {
    await stop()
  }
  const pages = Array.from({ length: Math.ceil(before / 50) }, (_, index) => index + 1)
  const listed = async (ordering: string) => {
    const each = await Promise.all(
      pages.map((page) => pageOf(`ordering=${ordering}&page_size=50&page=${page}`)),
    )
    return each.flatMap(({ results }) => results.map(({ id }) => id))
  }
  const ids = await listed('serial')
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  expect(ids).toHaveLength(before)
  expect(await listed('-serial')).toEqual(ids.toReversed())
  await inkwell.pool.query(`delete from customer where code like 'STAYS%'`)
})

test.each(['', '&search=baghdad'])(
  'a late page is correct right after a change without a notification%s',
  async (search) => {
    const all = async (query: string) => pageOf(`${query}${search}`)
    const ids = (await all('ordering=serial&page_size=100')).results.map(({ id }) => id)
    const { count } = await all('ordering=serial&page=3')
    expect(count).toBe(ids.length)
    // Without the trigger's notification the old count stays cached.
    await inkwell.pool.query('alter function notify_change(text, integer[]) rename to notify_change_later')
    await inkwell.pool.query(
      `create function notify_change(topic text, ids integer[]) returns void language sql as ''`,
    )
    try {
      await inkwell.pool.query('delete from customer where id = $1', [ids[0]])
      const last = await all('ordering=serial&page=3')
      expect(last.results.map(({ id }) => id)).toEqual(ids.slice(21))
      expect(last.count).toBe(ids.length - 1)
      await inkwell.pool.query('delete from customer where id = $1', [ids[1]])
      expect(await all('ordering=serial&page=4')).toEqual({ results: [], count: ids.length - 2 })
      await inkwell.pool.query(
        `insert into customer (code, name, email, address) values ('LATE' || $1, 'Late', 'a@b', 'Baghdad')`,
        [search],
      )
      const first = await all('ordering=-serial&page=1&page_size=100')
      expect(first.count).toBe(ids.length - 1)
      expect(first.results).toHaveLength(ids.length - 1)
    } finally {
      await inkwell.pool.query('drop function notify_change(text, integer[])')
      await inkwell.pool.query('alter function notify_change_later(text, integer[]) rename to notify_change')
    }
  },
)

test('a list whose filter reads another table follows that table, on every node', async () => {
  const { username, id } = await aUser(inkwell.pool, { role: 'salesman' })
  const employee = await inkwell.signIn(username)
  const report = { week_ending: '2026-11-20', project_name: 'a', tasks_started: 'b', tasks_completed: 'c' }
  expect((await employee.post('/reports', report)).status).toBe(201)
  const superuser = await elsewhere.signIn(
    (await aUser(inkwell.pool, { role: 'admin', is_superuser: true })).username,
  )
  const counts = async (by: typeof api) => (await by.get<Listed<unknown>>('/reports?role=manager')).body.count
  expect([await counts(api), await counts(superuser)]).toEqual([0, 0])
  expect((await api.put(`/auth/user/update/${id}`, { role: 'manager' })).status).toBe(200)
  expect(await counts(api)).toBe(1)
  await expect.poll(() => counts(superuser)).toBe(1)
})

test('counts match the rows after concurrent writes, deletions and refusals', async () => {
  await writeMeanwhile()()
  const refused = inkwell.pool.query(`insert into customer (code, name) values ('NEVER', null)`)
  await expect(refused).rejects.toThrow('null value')
  const { rows: counted } = await inkwell.pool.query<{ of_table: string }>(
    'select of_table, part, sum(rows)::integer as rows from row_count group by 1, 2 having sum(rows) <> 0 order by 1, 2',
  )
  const tables = [...new Set(counted.map(({ of_table }) => of_table))]
  expect(tables).toEqual(expect.arrayContaining(['customer', 'users', 'weekly_report']))
  const { rows: there } = await inkwell.pool.query(
    tables
      .map(
        (table) =>
          `select '${table}' as of_table, id / 10000 as part, count(*)::integer as rows from ${table} group by 1, 2`,
      )
      .join(' union all ') + ' order by 1, 2',
  )
  expect(counted).toEqual(there)
})
