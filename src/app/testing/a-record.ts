import { randomBytes, randomInt } from 'node:crypto'
import { addDays } from '../../kernel/contract/values/day.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import type { Field, Fields } from '../../kernel/contract/fields.ts'
import type { ReferenceField } from '../../kernel/contract/kinds/reference.ts'
import type { Api, Saved } from '../../kernel/server/testing/api-client.ts'
import { anInvoice } from '../../features/invoices/testing/an-invoice.ts'
import { entities } from '../features.server.ts'

/** Returns the column of an entity that tests search by: the first free text in its list. */
export function wordColumnOf({ name, columns, fields }: Entity): string {
  const found = columns.find((column) => {
    const field = Object.hasOwn(fields, column) ? fields[column] : undefined
    return field?.kind === 'text' && !field.format && !field.computed
  })
  if (found === undefined) throw new Error(`The list of ${name} shows no text that people write.`)
  return found
}

/** Creates a record from its contract: the wanted values, and valid ones for all required fields. */
export async function aRecord(
  api: Api,
  { name, path, fields }: Entity,
  wanted: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const form = { ...(await aForm(api, fields)), ...(await unlikeOthers[name]?.(api)), ...wanted }
  const { status, body } = await api.post<Saved<{ id: number }>>(path, form)
  if (status !== 201) throw new Error(`${path} refused ${JSON.stringify(form)}: ${JSON.stringify(body)}`)
  return body.data
}

/** Starts at a random value, in case other tests create records in the same database. */
let days = randomInt(0, 36_000)

/** Values that must be unique per kind of record, besides texts and whole numbers. */
const unlikeOthers: Record<string, (api: Api) => Record<string, unknown> | Promise<Record<string, unknown>>> =
  {
    cash_close: () => ({ counted: 1, reason: 'Found' }),
    account_transfer: () => ({ to_account: 1, amount_in: 1 }),
    credit_note: () => ({ lines: [{ description: 'Goodwill', quantity: 1, unit_price: 1 }] }),
    // Only an outstanding amount can be written off.
    bad_debt: async (api) => {
      const { id, customer } = await anInvoice(api)
      return { customer, invoice: id }
    },
    exchange_rate: () => ({ date: addDays('1900-01-01', days++) }),
  }

async function aForm(api: Api, fields: Fields): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const mustBeThere = (field.required && !field.defaulted) || field.unless !== undefined
    if (mustBeThere && !field.computed) form[name] = await aValue(api, field)
  }
  return form
}

/** Returns a valid value of a field; a new one each time for texts and whole numbers, since some are unique. */
async function aValue(api: Api, field: Field): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      return field.format === 'email' ? `${aWord()}@example.com` : aWord().slice(0, field.max)
    case 'note':
    case 'secret':
      return aWord()
    case 'whole':
      return randomInt(field.min, Math.min(field.max, 2_000_000_000) + 1)
    case 'rate':
      return 1500
    case 'money':
    case 'quantity':
    case 'percent':
      return 1
    case 'day':
      return '2026-03-05'
    case 'flag':
      return false
    case 'choice':
      return Object.keys(field.choices)[0]
    case 'reference':
      return (await aRecord(api, target(field))).id
    case 'group':
      return await aForm(api, field.fields)
    case 'list':
      return [await aForm(api, field.fields)]
    default:
      throw new Error(`Say in the test what ${field.label} holds: nobody can make up a ${field.kind}.`)
  }
}

const aWord = () => randomBytes(5).toString('hex')

function target({ label, to }: ReferenceField): Entity {
  const found = entities.find(({ path }) => path === to.path)
  if (!found) throw new Error(`${label} names records of ${to.path}, which is no kind of record.`)
  return found
}
