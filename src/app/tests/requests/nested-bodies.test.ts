import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../features/customers/testing/a-customer.ts'
import type { Fields } from '../../../kernel/contract/fields.ts'
import { apiBase } from '../../../kernel/server/http/mount.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('superuser')
const { id } = await aCustomer(api)

const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const records = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const namesOf = (body: Fields, ...kinds: string[]) =>
  Object.entries(body).flatMap(([name, { kind, computed }]) =>
    kinds.includes(kind) && !computed ? [name] : [],
  )
const writes = inkwell.endpoints.filter(({ method }) => method !== 'GET')

/** Sends a body with this content type; returns the status and the refusal. */
async function answered(method: string, path: string, contentType: string, body: string) {
  const answer = await api.fetch(apiBase + path.replaceAll(/:\w+/g, String(id)), {
    method,
    headers: { 'content-type': contentType, 'idempotency-key': randomUUID() },
    body,
  })
  const { code } = (await answer.json()) as { code?: string }
  return { path, status: answer.status, code }
}

const refused = { status: 400, code: 'bad_request' }

test.each([
  ['lists', lists(3000)],
  ['records', records(3000)],
  ['lists of few levels more than allowed', lists(21)],
])('no write accepts %s without end', async (_, deep) => {
  for (const { method, path, body } of writes) {
    for (const name of [...namesOf(body, 'json', 'list'), 'unknown']) {
      const json = `{${JSON.stringify(name)}: ${deep}}`
      expect(await answered(method, path, 'application/json', json)).toEqual({ path, ...refused })
    }
  }
})

test('nor as many as the body’s size allows', async () => {
  const body = `{"notes": ${lists(500_000)}}`
  expect(await answered('POST', '/customer', 'application/json', body)).toMatchObject(refused)
})

test('nor does the JSON part of a form', async () => {
  for (const { method, path, body } of writes) {
    for (const name of namesOf(body, 'json', 'list')) {
      const head = `content-disposition: form-data; name="${name}"\r\ncontent-type: application/json`
      const form = `--x\r\n${head}\r\n\r\n${lists(100)}\r\n--x--\r\n`
      const { status } = await answered(method, path, 'multipart/form-data; boundary=x', form)
      // The value is too long for short fields.
      expect({ path, name, refused: [400, 413].includes(status) }).toEqual({ path, name, refused: true })
    }
  }
  const notes = `--x\r\ncontent-disposition: form-data; name="settles"\r\ncontent-type: application/json\r\n\r\n`
  const form = `${notes}${lists(3000)}\r\n--x--\r\n`
  const answer = await answered('POST', '/receipt', 'multipart/form-data; boundary=x', form)
  expect(answer).toMatchObject(refused)
})

test('a query is flat, whatever its names contain', async () => {
  const deep = `a${'[b]'.repeat(1000)}=1&search${'[0]'.repeat(500)}=x`
  const lists = inkwell.endpoints.filter(({ method, query }) => method === 'GET' && 'page_size' in query)
  for (const { path, query } of lists) {
    // Some queries require a record.
    const about = query['record']?.required ? `resource=customer&record=${id}&` : ''
    const { status } = await api.get(`${path.replaceAll(/:\w+/g, String(id))}?${about}${deep}`)
    expect({ path, status }).toEqual({ path, status: 200 })
  }
})

test('a body with the allowed depth is checked as usual', async () => {
  const { status, body } = await api.post('/customer', { name: JSON.parse(lists(19)) })
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } })
})
