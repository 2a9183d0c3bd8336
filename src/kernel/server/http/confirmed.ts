import sql from 'sql-template-tag'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields } from '../../contract/fields.ts'
import type { Db } from '../database/query.ts'

interface Carried {
  body: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
}

const flagsIn = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .filter(([name, field]) => field.kind === 'flag' && field.answers && values[name] === true)
    .map(([name]) => name)

/** Passes the confirmations of a call to the database, so that it does not ask again (`ask_confirmation` in `refuse.sql`). */
export async function recordConfirmed(tx: Db, { body, query }: Endpoint, call: Carried): Promise<void> {
  const flags = [...flagsIn(body, call.body), ...flagsIn(query, call.query)]
  if (flags.length > 0) await tx.run(sql`select set_config('inkwell.meant', ${flags.join(' ')}, true)`)
}
