import type { DatabaseError } from 'pg'
import * as z from 'zod/mini'
import { knownMessage } from '../../../i18n/known-message.ts'
import { plainText, type DisplayText, type Value } from '../../../i18n/messages.ts'
import { formatDay, formatMoney, formatQuantity } from '../../contract/values/formats.ts'

const value = z.union([
  z.string(),
  z.number(),
  z.object({ day: z.string() }),
  z.object({ amount: z.number(), currency: z.enum(['USD', 'IQD']) }),
  z.object({ quantity: z.number() }),
  z.object({ label: z.string() }),
])
const sentence = z.object({ key: z.string(), values: z.record(z.string(), value) })

function shown(part: z.infer<typeof value>): Value {
  if (typeof part !== 'object') return part
  if ('day' in part) return formatDay(part.day)
  if ('label' in part) return knownMessage(part.label, {})
  return 'amount' in part ? formatMoney(part.amount, part.currency) : formatQuantity(part.quantity)
}

/**
 * The message of a refusal by a rule of the database (`refuse` in `refuse.sql`): the error's detail contains the
 * message key and the values. Without a known key, the text of the error, which psql shows.
 */
export function messageOfRule({ detail = 'null', message }: DatabaseError): DisplayText {
  const { data } = z.safeParse(sentence, JSON.parse(detail))
  if (!data) return plainText(message)
  const values = Object.entries(data.values).map(([name, part]) => [name, shown(part)] as const)
  return knownMessage(data.key, Object.fromEntries(values), message)
}
