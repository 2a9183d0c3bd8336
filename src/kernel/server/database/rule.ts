import type { DatabaseError } from 'pg'
import * as z from 'zod/mini'
import { knownSentence } from '../../../words/known-sentence.ts'
import { asTyped, type Said, type Value } from '../../../words/sentences.ts'
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

function shown(told: z.infer<typeof value>): Value {
  if (typeof told !== 'object') return told
  if ('day' in told) return formatDay(told.day)
  if ('label' in told) return knownSentence(told.label, {})
  return 'amount' in told ? formatMoney(told.amount, told.currency) : formatQuantity(told.quantity)
}

/**
 * What a rule of the database refuses (`refuse` in `refuse.sql`): the sentence and its values stand in the error's
 * detail. Without a sentence of ours there it is the text that whoever works in psql reads.
 */
export function saidByRule({ detail = 'null', message }: DatabaseError): Said {
  const { data } = z.safeParse(sentence, JSON.parse(detail))
  if (!data) return asTyped(message)
  const values = Object.entries(data.values).map(([name, told]) => [name, shown(told)] as const)
  return knownSentence(data.key, Object.fromEntries(values), message)
}
