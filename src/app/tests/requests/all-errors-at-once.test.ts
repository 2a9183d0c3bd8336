import { expect, test } from 'vitest'
import type { Refused } from '../../../kernel/server/testing/api-client.ts'
import { aPayment } from '../../../features/money/payments/testing/a-payment.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { userEndpoints } from '../../../features/people/users.contract.ts'
import { entities } from '../../features.server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'
import { makers, type Person } from '../../testing/row-access/makers.ts'

const inkwell = await startTestInkwell()

async function somebody(properties: Parameters<typeof aUser>[1]): Promise<Person> {
  const { id, username } = await aUser(inkwell.pool, properties)
  return { id, api: await inkwell.signIn(username) }
}
const superuser = await somebody({ role: 'admin', is_superuser: true })

/** By table: the unique fields, and other invalid values. */
const cases: Record<string, { once: string[]; wrong: Record<string, unknown> }> = {
  users: { once: ['username', 'email', 'phone_number'], wrong: { first_name: '', password: '12345678' } },
  product: { once: ['item_code'], wrong: { items: '' } },
  customer: { once: ['code'], wrong: { name: '', address: '' } },
  weekly_report: { once: ['week_ending'], wrong: { project_name: '' } },
  admin_log_sheet: { once: ['document_number'], wrong: { subject: '' } },
  financial_log_sheet: { once: ['document_number'], wrong: { subject: '' } },
  payment_voucher: { once: ['voucher_no'], wrong: { date: 'yesterday' } },
  receipt_voucher: { once: ['voucher_no'], wrong: { date: 'yesterday' } },
  exchange_rate: { once: ['date'], wrong: { iqd_per_usd: 'much' } },
  opening: { once: ['number'], wrong: { date: 'yesterday' } },
  bank_account: { once: ['name'], wrong: { currency: 'GBP' } },
}
const tables = Object.keys(cases)

const paths = (table: string) => {
  const path = entities.find(({ name }) => name === table)?.path ?? ''
  const update = table === 'users' ? userEndpoints.update.path : `${path}/:id`
  return { create: path, update: (id: number) => update.replace(':id', String(id)) }
}

let words = 0
async function aRecord(table: string) {
  const { id } =
    table === 'users'
      ? await aUser(inkwell.pool)
      : await (makers[table]?.make(superuser.api, `word ${++words}`, superuser) ?? fail())
  const { rows } = await inkwell.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from "${table}" t where id = $1`,
    [id],
  )
  return { id, form: rows[0]?.row ?? fail() }
}

function fail(): never {
  throw new Error('There is nothing to compare with.')
}

/** The field errors of a refused form. */
async function errorsOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer
  expect(status).toBe(422)
  return (body as Refused).errors ?? {}
}

const named = (names: string[], errors: Record<string, string[]>) => names.filter((name) => errors[name])

test('every unique field has a case here', async () => {
  const { rows } = await inkwell.pool.query<{ of: string; field: string }>(`
    select relid::regclass::text as of, substr(indexrelname, length(relname) + 2) as field
    from pg_stat_user_indexes join pg_index using (indexrelid) where indisunique and not indisprimary`)
  const typed = rows.filter(({ of, field }) => {
    const known = entities.find(({ name }) => name === of)?.fields[field]
    return known && !known.computed
  })
  expect(typed.length).toBeGreaterThan(5)
  for (const { of, field } of typed) expect(cases[of]?.once).toContain(field)
})

test.each(tables)('a new %s reports invalid fields and duplicates at once', async (table) => {
  const { once, wrong } = cases[table] ?? fail()
  const { form } = await aRecord(table)
  // Uniqueness ignores case.
  const shouted = once.map((name) => [name, String(form[name]).toUpperCase()])
  const body = { ...form, ...Object.fromEntries(shouted), ...wrong }
  const errors = await errorsOf(superuser.api.post(paths(table).create, body))
  expect(Object.keys(errors)).toEqual(expect.arrayContaining([...once, ...Object.keys(wrong)]))
  for (const name of once) expect(errors[name]).toEqual([expect.stringMatching(/already/)])
})

test.each(tables)('an update of a %s does, too, and its own values are no duplicates', async (table) => {
  const { once, wrong } = cases[table] ?? fail()
  const [other, { id, form }] = [await aRecord(table), await aRecord(table)]
  const put = (body: object) => errorsOf(superuser.api.put(paths(table).update(id), body))
  const errors = await put({ ...other.form, version: form['version'], ...wrong })
  expect(Object.keys(errors)).toEqual(expect.arrayContaining([...once, ...Object.keys(wrong)]))

  const own = await put({ ...form, ...wrong })
  expect(named(once, own)).toEqual([])
})

test('fields missing in a form are checked as they are stored', async () => {
  const [other, { id }] = [await aRecord('admin_log_sheet'), await aRecord('admin_log_sheet')]
  // Records get random years, which could be the same.
  await inkwell.pool.query(
    'update admin_log_sheet set year = case id when $1 then 2031 else 2030 end where id in ($1, $2)',
    [other.id, id],
  )
  const { document_number } = other.form
  const put = (body: object) => errorsOf(superuser.api.put(`/admin-log-sheet/${id}`, body))
  expect(Object.keys(await put({ document_number, subject: '' }))).toEqual(['subject'])
  expect(Object.keys(await put({ document_number, subject: '', year: 2031 }))).toEqual(
    expect.arrayContaining(['document_number', 'subject']),
  )
})

test('a refusal by a business rule reports the duplicates, too', async () => {
  const [other, { id, form }] = [await aRecord('bank_account'), await aRecord('bank_account')]
  await aPayment(superuser.api, { from_field: form['name'], amount_usd: 1 })
  const errors = await errorsOf(
    superuser.api.put(`/bank-account/${id}`, { name: other.form['name'], currency: 'IQD' }),
  )
  expect(Object.keys(errors).toSorted()).toEqual(['currency', 'name'])
})

test('the duplicates reveal nothing that the user may not view', async () => {
  const { id, api } = await somebody({ role: 'salesman' })
  const { form } = await aRecord('users')
  const names = { first_name: '', username: form['username'], email: form['email'] }
  expect(Object.keys(await errorsOf(api.put(paths('users').update(id), names)))).toEqual(['first_name'])

  const registered = await errorsOf(
    inkwell.anyone.post('/auth/register', { ...form, ...names, password: 'ink & well 7' }),
  )
  expect(Object.keys(registered)).toEqual(['first_name'])

  const [report, another] = [await aRecord('weekly_report'), await aRecord('weekly_report')]
  const week = { week_ending: another.form['week_ending'], project_name: '' }
  expect(Object.keys(await errorsOf(api.put(`/reports/${report.id}`, week)))).toEqual(['project_name'])
})
