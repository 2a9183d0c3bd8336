import { describe, expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import { addDays, today } from '../../kernel/contract/values/day.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import {
  type Api,
  apiClient,
  type Listed,
  type Refused,
  type Saved,
} from '../../kernel/server/testing/api-client.ts'
import { aUser } from '../people/testing/a-user.ts'
import type { weeklyReport } from './employee-reports.contract.ts'

type Report = Row<typeof weeklyReport>
interface Employee {
  id: number
  username: string
  report_count: number
  last_week_ending: string | null
  has_reported_last_week: boolean
  status: string
}

const inkwell = await startTestInkwell()
const superuser = await inkwell.as('superuser')
const now = today('Asia/Baghdad')

const reportForm = (wanted: Record<string, unknown> = {}) => ({
  week_ending: '2026-03-05',
  project_name: 'Conference pens',
  tasks_started: 'Samples',
  tasks_completed: 'Offer',
  ...wanted,
})

async function anEmployee(role: 'salesman' | 'manager' = 'salesman') {
  const user = await aUser(inkwell.pool, { role })
  return { ...user, api: await inkwell.signIn(user.username) }
}

async function aReport(api: Api, wanted: Record<string, unknown> = {}): Promise<Report> {
  const { status, body } = await api.post<Saved<Report>>('/reports', reportForm(wanted))
  if (status !== 201) throw new Error(`The report was refused: ${JSON.stringify(body)}`)
  return body.data
}

const listed = async (api: Api, query = '') => (await api.get<Listed<Report>>(`/reports?${query}`)).body
const employees = async (query: string) =>
  (await superuser.get<Listed<Employee>>(`/reports/employees?page_size=100&${query}`)).body

test('a report is filed, read, changed and deleted by its author', async () => {
  const { api, username, email } = await anEmployee()
  const created = await api.post<Saved<Report>>('/reports', reportForm())
  expect(created).toMatchObject({
    status: 201,
    body: {
      message: 'Weekly Report Submitted Successfully!',
      data: { employee_username: username, employee_email: email, week_ending: '2026-03-05', risks: null },
    },
  })
  const { id } = created.body.data
  expect((await api.get(`/reports/${id}`)).body).toEqual(created.body.data)
  expect(await api.put(`/reports/${id}`, { risks: 'Rain', tasks_started: 'x\r\ny' })).toMatchObject({
    status: 200,
    body: { data: { risks: 'Rain', tasks_started: 'x\ny', project_name: 'Conference pens' } },
  })
  expect((await api.delete(`/reports/${id}`)).status).toBe(204)
  expect((await api.get(`/reports/${id}`)).status).toBe(404)
})

test('week, project and tasks are required', async () => {
  const { api } = await anEmployee()
  const { status, body } = await api.post<Refused>('/reports', {})
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
    'project_name',
    'tasks_completed',
    'tasks_started',
    'week_ending',
  ])
})

describe('one report a week', () => {
  const refusal = {
    status: 422,
    body: {
      message: 'Submission failed. Please check your input.',
      errors: { week_ending: ['You already have a report for this week. Update that report instead.'] },
    },
  }

  test('a second report is refused on the field, also by a change', async () => {
    const { api } = await anEmployee()
    await aReport(api)
    expect(await api.post('/reports', reportForm())).toMatchObject(refusal)
    const other = await aReport(api, { week_ending: '2026-03-12' })
    expect(await api.put(`/reports/${other.id}`, { week_ending: '2026-03-05' })).toMatchObject(refusal)
    expect((await api.put(`/reports/${other.id}`, { week_ending: '2026-03-12' })).status).toBe(200)
  })

  test('another week ending is another week, as the author enters it', async () => {
    const { api } = await anEmployee()
    await aReport(api)
    const later = await aReport(api, { week_ending: '2026-03-08' })
    const close = { week_ending: '2026-03-06' }
    expect(await api.put(`/reports/${later.id}`, close)).toMatchObject({ status: 200, body: { data: close } })
  })

  test('of several created at once, one is stored', async () => {
    const { api } = await anEmployee()
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/reports', reportForm())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    expect((await listed(api)).count).toBe(1)
  })

  test('other users may report for the same week', async () => {
    for (const { api } of [await anEmployee(), await anEmployee()]) {
      expect((await api.post('/reports', reportForm())).status).toBe(201)
    }
  })
})

describe('permissions of reports', () => {
  test('employees view and change only their own reports', async () => {
    const [author, other] = [await anEmployee(), await anEmployee('manager')]
    const { id } = await aReport(author.api)
    expect((await listed(author.api)).results.map((report) => report.id)).toEqual([id])
    expect(await listed(other.api, `employee=${author.id}`)).toEqual({ results: [], count: 0 })
    expect((await other.api.get(`/reports/${id}`)).status).toBe(403)
    expect((await other.api.put(`/reports/${id}`, { notes: 'x' })).status).toBe(403)
    expect((await other.api.delete(`/reports/${id}`)).status).toBe(403)
  })

  test('a superuser views and changes all; the author stays the author', async () => {
    const author = await anEmployee()
    const { id } = await aReport(author.api)
    expect((await listed(superuser, `employee=${author.id}`)).results.map((report) => report.id)).toEqual([
      id,
    ])
    expect(await superuser.put(`/reports/${id}`, { notes: 'Seen' })).toMatchObject({
      body: { data: { notes: 'Seen', employee_username: author.username } },
    })
  })

  test('the list of employees is for superusers', async () => {
    const { api, id } = await anEmployee('manager')
    for (const path of ['/reports/employees', `/reports/employees/${id}`]) {
      expect((await api.get(path)).status).toBe(403)
    }
    expect((await api.get('/reports/employees/export?format=csv')).status).toBe(403)
  })

  test('a report remains after its author is deleted', async () => {
    const author = await anEmployee()
    const { id } = await aReport(author.api)
    expect((await superuser.delete(`/auth/users/delete/${author.id}`)).status).toBe(200)
    expect((await superuser.get(`/reports/${id}`)).body).toMatchObject({
      employee: null,
      employee_username: author.username,
    })
  })
})

describe('a former employee', () => {
  const found = async (id: number, query = '') =>
    (await employees(query)).results.find((employee) => employee.id === id)

  test.each([
    ['on hold', 'hold', (id: number) => superuser.put(`/auth/user/update/${id}`, { user_status: 'hold' })],
    ['deleted', 'deleted', (id: number) => superuser.delete(`/auth/users/delete/${id}`)],
  ])('who is %s is listed with their reports, and not reported as missing', async (_, status, leave) => {
    const author = await anEmployee()
    const report = await aReport(author.api, { week_ending: '2025-01-02' })
    expect(await found(author.id)).toMatchObject({ status: 'active' })
    expect(await found(author.id, 'missing=true')).toMatchObject({ username: author.username })
    expect((await leave(author.id)).status).toBe(200)
    const listed = {
      id: author.id,
      username: author.username,
      email: author.email,
      report_count: 1,
      last_week_ending: '2025-01-02',
      status,
    }
    expect(await found(author.id)).toMatchObject(listed)
    expect(await found(author.id, `search=${author.username}`)).toMatchObject(listed)
    expect(await found(author.id, 'missing=true')).toBeUndefined()
    expect((await superuser.get(`/reports/employees/${author.id}`)).body).toMatchObject({ data: listed })
    const { body } = await superuser.get<Listed<Report>>(`/reports?employee=${author.id}`)
    expect(body.results.map(({ id }) => id)).toEqual([report.id])
  })

  test('who has never reported is not listed', async () => {
    const { id } = await aUser(inkwell.pool, { user_status: 'hold' })
    expect(await found(id)).toBeUndefined()
  })

  test('sees their old reports when they are a user again, also those restored before', async () => {
    const author = await anEmployee()
    const { id } = await aReport(author.api)
    await author.api.delete(`/reports/${id}`)
    await superuser.delete(`/auth/users/delete/${author.id}`)
    const restore = async (table: string, key: number) => {
      const { rows } = await inkwell.pool.query<{ id: number }>(
        `select max(id)::int as id from history where table_name = $1 and record_id = $2 and action = 'delete'`,
        [table, key],
      )
      return (await superuser.post(`/history/${rows[0]?.id}/restore`)).status
    }
    expect(await restore('weekly_report', id)).toBe(200)
    expect(await restore('users', author.id)).toBe(200)
    const { body } = await superuser.post<{ password: string }>(`/auth/users/${author.id}/password-reset`)
    const signedIn = await inkwell.anyone.post<{ access_token: string }>('/auth/login', {
      user: author.username,
      password: body.password,
    })
    const change = {
      old_password: body.password,
      new_password: 'new ink and paper',
      confirm_password: 'new ink and paper',
    }
    const mine = apiClient(author.api.address, signedIn.body.access_token)
    expect((await mine.put('/auth/change-password', change)).status).toBe(200)
    expect((await mine.get(`/reports/${id}`)).status).toBe(200)
  })
})

describe('the filters', () => {
  test('of reports: role, employee, first week, search', async () => {
    const [salesman, manager] = [await anEmployee(), await anEmployee('manager')]
    const old = await aReport(salesman.api, { week_ending: '2025-01-02', project_name: 'Zircon' })
    const young = await aReport(salesman.api, { week_ending: '2026-05-07' })
    const ids = async (query: string) => (await listed(superuser, query)).results.map(({ id }) => id)
    await aReport(manager.api)
    expect(await ids(`employee=${salesman.id}&ordering=week_ending`)).toEqual([old.id, young.id])
    expect(await ids(`employee=${salesman.id}&week_from=2026-05-07`)).toEqual([young.id])
    expect(await ids('search=zircon')).toEqual([old.id])
    expect(await ids(`employee=${salesman.id}&role=manager`)).toEqual([])
  })

  test('of employees: with their number of reports, and those without one for the last week', async () => {
    const [diligent, idle] = [await anEmployee('manager'), await anEmployee('manager')]
    await aReport(diligent.api, { week_ending: '2025-01-02' })
    await aReport(diligent.api, { week_ending: addDays(now, -3) })
    await aReport(idle.api, { week_ending: addDays(now, -20) })
    const found = async (query: string) => {
      const { results } = await employees(query)
      return results.filter(({ id }) => [diligent.id, idle.id].includes(id))
    }
    expect(await found('role=manager&ordering=-report_count')).toMatchObject([
      {
        id: diligent.id,
        report_count: 2,
        last_week_ending: addDays(now, -3),
        has_reported_last_week: true,
      },
      { id: idle.id, report_count: 1, has_reported_last_week: false },
    ])
    expect((await found('missing=true')).map(({ id }) => id)).toEqual([idle.id])
    expect(await found(`week_from=${addDays(now, -7)}`)).toMatchObject([{ id: diligent.id, report_count: 1 }])
    expect((await found(`employee=${idle.id}`)).map(({ id }) => id)).toEqual([idle.id])
    expect((await found(`search=${diligent.username}`)).map(({ id }) => id)).toEqual([diligent.id])
    expect(await found('role=salesman')).toEqual([])
    expect((await superuser.get('/reports/employees?ordering=password_hash')).status).toBe(400)
  })

  test('the export contains the rows of the list', async () => {
    const { username } = await anEmployee()
    const answer = await superuser.fetch(`/api/v1/reports/employees/export?format=csv&search=${username}`)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(username)
  })
})
