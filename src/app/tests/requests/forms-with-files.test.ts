import { expect, onTestFinished, test } from 'vitest'
import { bodyOf } from '../../../kernel/client/calls/call-input.ts'
import { checkSent } from '../../../kernel/contract/checks.ts'
import type { Field, Fields } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { file } from '../../../kernel/contract/kinds/file.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { grouped } from '../../../kernel/contract/kinds/many/grouped.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { several } from '../../../kernel/contract/kinds/many/several.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { percent } from '../../../kernel/contract/kinds/numbers/percent.ts'
import { price } from '../../../kernel/contract/kinds/numbers/price.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { picture } from '../../../kernel/contract/kinds/picture.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { secret } from '../../../kernel/contract/kinds/texts/secret.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { readBody } from '../../../kernel/server/http/bodies/body.ts'
import { bodyLimitsOf } from '../../../kernel/server/http/bodies/body-limits.ts'
import { createServer } from '../../../kernel/server/http/create-server.ts'
import { startTestInkwell } from '../../testing/inkwell.ts'

const { endpoints } = await startTestInkwell()

const yesOrNo = { a: 'Yes', b: 'No' } as const
/** A field of each kind that a request can contain; a missing kind does not compile. */
const ofEachKind = {
  text: text('Name'),
  note: note('Remark'),
  secret: secret('Password'),
  money: money('Amount', 'USD'),
  price: price('Unit Price'),
  quantity: quantity('Quantity'),
  percent: percent('Discount'),
  rate: rate('Exchange Rate'),
  whole: whole('Row'),
  day: day('Date'),
  instant: instant('Date'),
  flag: flag('Yes'),
  choice: choice('Status', yesOrNo),
  several: several('Status', yesOrNo),
  reference: reference('Customer', { path: '/customer', shows: 'name' }),
  list: list('Lines', { quantity: quantity('Quantity'), remark: note('Remark') }),
  group: group('Contact', { name: text('Name'), day: day('Date') }),
  grouped: grouped('Lines', { name: text('Name') }),
  json: json('Value'),
  picture: picture('Picture'),
  file: file('File'),
} satisfies { [K in Exclude<Field['kind'], 'message'>]: Extract<Field, { kind: K }> }

/** A valid value of a field in a form; files are sent separately. */
function valueOf(field: Field): unknown {
  switch (field.kind) {
    case 'money':
    case 'price':
    case 'quantity':
    case 'percent':
      return 12.5
    case 'rate':
      return 1500.25
    case 'whole':
      return field.min
    case 'reference':
      return 7
    case 'day':
      return '2026-04-03'
    case 'instant':
      return '2026-04-03T08:00:00Z'
    case 'flag':
      return true
    case 'choice':
    case 'several':
      return Object.keys(field.choices)[0]
    case 'list':
      return [valuesOf(field.fields), valuesOf(field.fields)]
    case 'group':
      return valuesOf(field.fields)
    case 'grouped':
      return { first: [valuesOf(field.fields)] }
    case 'json':
      return { list: [1, 'two', null], empty: '' }
    case 'picture':
    case 'file':
      return undefined
    default:
      return field.kind === 'text' && field.format === 'email' ? 'a@b.iq' : '00713, “1,250” ٣'
  }
}

function valuesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.computed ? [] : [[name, valueOf(field)]])),
  )
}

const withFile = (fields: Fields) =>
  Object.entries(fields).find(([, { kind }]) => kind === 'picture' || kind === 'file')?.[0]

/** The checked values of a request as a browser sends it, as JSON and as a multipart form with a file. */
async function readAsJsonAndAsForm(fields: Fields, values: Record<string, unknown>) {
  const server = await createServer({ logLevel: 'silent', trustProxy: 'loopback' })
  onTestFinished(() => void server.close())
  const limits = bodyLimitsOf({ access: 'signed-in', body: fields })
  const nameOfFile = withFile(fields) ?? ''
  const { [nameOfFile]: _, ...others } = fields
  const shown = ({ [nameOfFile]: __, ...sent }: Record<string, unknown>) => ({
    values: checkSent(others, sent),
    version: sent['version'],
  })
  server.post('/read', (request) => readBody(request, fields, limits).then(shown))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const read = async (sent: Record<string, unknown>) => {
    const { content, type } = bodyOf(fields, sent)
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    const answer = await fetch(`${address}/read`, { method: 'POST', body: content, headers })
    const { request_id: _, ...shown } = (await answer.json()) as {
      request_id?: string
      values?: unknown
      version?: unknown
    }
    return { type, told: shown, status: answer.status }
  }
  return {
    json: await read(values),
    form: await read({ ...values, [nameOfFile]: new File(['x'], 'x.png', { type: 'image/png' }) }),
  }
}

test.each(Object.entries(ofEachKind))(
  'a field of the kind %s is read alike in JSON and in forms',
  async (_, field) => {
    const fields = { field, upload: file('File') }
    const right = valueOf(field)
    for (const value of [right, null, '', 'neither', field.kind === 'json' ? 'words' : right]) {
      const { json: asJson, form } = await readAsJsonAndAsForm(fields, { field: value })
      expect(asJson.type).toBe('application/json')
      expect(form.type).toBeUndefined()
      expect({ value, ...form, type: '' }).toEqual({ value, ...asJson, type: '' })
    }
  },
)

const forms = endpoints.filter(({ body }) => withFile(body) !== undefined)

test('forms with files exist', () => {
  expect(forms.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /settings')
})

test.each(forms.map(({ method, path, body }) => [`${method} ${path}`, body] as const))(
  'the form of %s gives the same result with a file and without',
  async (_, body) => {
    const values = valuesOf(body)
    const { json: asJson, form } = await readAsJsonAndAsForm(body, { ...values, version: 3 })
    expect(form.told).toMatchObject({ values: asJson.told.values })
    expect(form.status).toBe(200)
    expect(Number(form.told.version)).toBe(3)
    const nothing = Object.fromEntries(Object.keys(values).map((name) => [name, null]))
    const emptied = await readAsJsonAndAsForm(body, nothing)
    expect(emptied.form.told).toEqual(emptied.json.told)
  },
)
