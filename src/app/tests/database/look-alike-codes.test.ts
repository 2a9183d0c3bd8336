import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import { aLine, heading } from '../../../features/customers/testing/customer-sheet.ts'
import { aUser, password, personForm } from '../../../features/people/testing/a-user.ts'
import { aProduct } from '../../../features/products/testing/a-product.ts'
import {
  counts,
  sendSpreadsheet,
} from '../../../kernel/server/spreadsheet-import/testing/send-spreadsheet.ts'
import { examine } from '../../doctor/doctor.server.ts'
import type { Listed } from '../../../kernel/server/testing/api-client.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const mark = () => randomBytes(4).toString('hex')
const refused = (field: string) => ({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })

const pairs: [string, string][] = [
  ['A-1', 'A-1\u200f'],
  ['A-1', '\u200ea-1'],
  ['Q-1', 'Q\u20111'],
  ['Q-1', 'Q–1'],
  ['QR1', 'Q\u00adR1'],
  ['N12', 'N١٢'],
  ['N12', 'N۱۲'],
  ['S 1', 'S  1'],
  ['S 1', 'S\u00a01'],
  ['Kك', 'Kک'],
  ['Kي', 'Kی'],
  ['Y1', 'Y１'],
  ['Y1', 'Ｙ1'],
]

test.each(pairs)('%j and %j are the same code', async (one, other) => {
  const before = mark()
  await aCustomer(api, { code: before + one })
  const customer = await aCustomer(api)
  await aProduct(api, { item_code: before + one })
  const product = await aProduct(api)
  const form = { ...customer, code: before + other }
  expect(await api.post('/customer', form)).toMatchObject(refused('code'))
  expect(await api.put(`/customer/${customer.id}`, form)).toMatchObject(refused('code'))
  const item = { ...product, item_code: before + other }
  expect(await api.post('/product', item)).toMatchObject(refused('item_code'))
  expect(await api.put(`/product/${product.id}`, item)).toMatchObject(refused('item_code'))
})

test.each(pairs)('%j and %j are the same user name', async (one, other) => {
  const before = mark()
  const { id } = await aUser(inkwell.pool, { username: before + one })
  const { id: another } = await aUser(inkwell.pool)
  const form = personForm({ role: 'salesman', username: before + other, confirm_password: password })
  expect(await api.post('/auth/users', form)).toMatchObject(refused('username'))
  expect(await api.put(`/auth/user/update/${another}`, { username: before + other })).toMatchObject(
    refused('username'),
  )
  const { body } = await inkwell.anyone.post<{ user: { id: number } }>('/auth/login', {
    user: before + other,
    password,
  })
  expect(body.user.id).toBe(id)
})

test('codes that are only similar are different', async () => {
  const before = mark()
  for (const code of ['A-1', 'A1', 'A 1', 'A_1', 'A-01', 'ك1', 'گ1']) {
    expect((await aCustomer(api, { code: before + code })).code).toBe(before + code)
  }
})

test('of two users who take similar-looking codes at once, one is refused', async () => {
  const before = mark()
  const [customer, product] = [await aCustomer(api), await aProduct(api)]
  for (const take of [
    (code: string) => api.post('/customer', { ...customer, code }),
    (item_code: string) => api.post('/product', { ...product, item_code }),
    (username: string) => inkwell.anyone.post('/auth/register', personForm({ username })),
  ]) {
    const taken = await Promise.all(
      ['A-1', 'A-1\u200f', 'a-1', 'A–1'].map(async (code) => take(before + code)),
    )
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
  }
})

test('an import finds a record by a similar-looking code, and refuses the same code twice', async () => {
  const code = `${mark()}-1`
  const { id } = await aCustomer(api, { code, name: 'Before' })
  const row = aLine(`${code}\u200f`, 'After')
  const imported = await sendSpreadsheet(api, '/customer', { content: `${heading}${row}` })
  expect([imported.status, counts(imported.body)]).toEqual([200, [0, 1, 0, 0]])
  const twice = await sendSpreadsheet(api, '/customer', {
    content: `${heading}${aLine(code)}${aLine(`${code}\u200e`)}`,
    mode: 'preview',
  })
  expect(twice.body.wrong).toBe(1)
  const { body } = await api.get<Listed<object>>(`/customer?search=${code}`)
  expect(body.results).toMatchObject([{ id, code, name: 'After' }])
})

/** Creates a pair that was possible earlier and that the migration finds. */
async function pairOfBefore() {
  const code = `${mark()}-1`
  const [one, other] = [await aCustomer(api, { code }), await aCustomer(api)]
  const { pool } = inkwell
  const client = await pool.connect()
  await client.query('begin')
  await client.query('drop index customer_code')
  await client.query(`alter table customer disable trigger user`)
  await client.query('update customer set code = $1, version = version where id = $2', [
    `${code}\u200f`,
    other.id,
  ])
  await client.query('alter table customer drop column looks_like cascade')
  await client.query('create unique index customer_code on customer (lower(code collate "und-x-icu"))')
  await client.query(`call keep_codes_apart('customer', 'code')`)
  await client.query(`alter table customer enable trigger user`)
  await client.query('commit')
  client.release()
  return { code, one, other }
}

test('an existing pair of similar-looking codes stays, the doctor lists it, and a third is refused', async () => {
  const { code, one, other } = await pairOfBefore()
  const [first, twin] = [
    { ...one, version: undefined },
    { ...other, version: undefined, code: `${code}\u200f` },
  ]
  expect(await api.put(`/customer/${other.id}`, { ...twin, work: 'printing' })).toMatchObject({ status: 200 })
  expect(await api.put(`/customer/${one.id}`, { ...first, work: 'printing' })).toMatchObject({ status: 200 })
  expect(await api.put(`/customer/${other.id}`, { ...twin, code: `${code}\u200e` })).toMatchObject(
    refused('code'),
  )

  const { host, user } = inject('postgres')
  const { rows } = await inkwell.pool.query<{ name: string }>('select current_database() as name')
  const DATABASE_URL = `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}`
  const findings = await examine({ DATABASE_URL, PORT: new URL(inkwell.address).port })
  expect(findings.map(({ text }) => text).join('\n')).toContain(
    `Customers: #${one.id}, #${other.id} look the same (${code})`,
  )

  // A code that only looks like the other is refused as well.
  expect(await api.put(`/customer/${one.id}`, { ...first, code: mark() })).toMatchObject({ status: 200 })
  expect(await api.post('/customer', { ...first, code })).toMatchObject(refused('code'))
  expect(await api.put(`/customer/${other.id}`, { ...twin, code })).toMatchObject({ status: 200 })
})

test('nobody registers, is added or is renamed with a name that looks like another user’s', async () => {
  const layla = await aUser(inkwell.pool, { username: `layla-${mark()}` })
  const { id } = await aUser(inkwell.pool)
  const username = `${layla.username}\u200f`
  expect(await inkwell.anyone.post('/auth/register', personForm({ username }))).toMatchObject(
    refused('username'),
  )
  const form = personForm({ role: 'salesman', username, confirm_password: password })
  expect(await api.post('/auth/users', form)).toMatchObject(refused('username'))
  expect(await api.put(`/auth/user/update/${id}`, { username })).toMatchObject(refused('username'))
  expect(await api.put(`/auth/user/update/${layla.id}`, { phone_number: '0770 123 4321' })).toMatchObject({
    status: 200,
  })
})

test('two existing users with similar-looking names keep them, and sign in as each is written', async () => {
  const name = mark()
  const [one, other] = [await aUser(inkwell.pool, { username: name }), await aUser(inkwell.pool)]
  const twin = `${name}\u200f`
  const client = await inkwell.pool.connect()
  await client.query('begin')
  await client.query('alter table users disable trigger user')
  await client.query('update users set username = $1 where id = $2', [twin, other.id])
  await client.query('alter table users enable trigger user')
  await client.query('update sign_in_name set name = $1 where user_id = $2 and name = code_key($3)', [
    twin,
    other.id,
    other.username,
  ])
  await client.query('commit')
  client.release()
  expect(
    await api.put(`/auth/user/update/${other.id}`, { username: twin, phone_number: '0770 123 9876' }),
  ).toMatchObject({ status: 200 })
  const signedIn = async (user: string) =>
    (await inkwell.anyone.post<{ user: { id: number } }>('/auth/login', { user, password })).body.user.id
  expect([await signedIn(name), await signedIn(twin)]).toEqual([one.id, other.id])
})
