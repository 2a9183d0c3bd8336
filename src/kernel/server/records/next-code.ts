import sql, { raw } from 'sql-template-tag'
import type { nextCodeEndpoint } from '../../contract/endpoints/next-code.ts'
import type { Entity } from '../../contract/entity.ts'
import { asciiDigits } from '../../contract/values/text.ts'
import type { Db } from '../database/query.ts'
import type { Kernel } from '../kernel.ts'

/** The number of last records whose codes show the pattern. */
const lastRecords = 10
/** At most so many numbers in a row may be taken by older records. */
const numbersTried = 1000

/** A code as text and number. Longer numbers are phone numbers or barcodes, which are not counted up. */
interface NumberedCode {
  prefix: string
  digits: string
}

function numbered(code: string): NumberedCode | null {
  const [, prefix = '', digits] = /^(.*?)(?<!\d)(\d{1,8})$/.exec(asciiDigits(code)) ?? []
  return digits === undefined ? null : { prefix, digits }
}

/** The text that most of the last codes begin with, at least two unless there is one record, and its highest number. */
function lastOfPattern(codes: readonly string[]): NumberedCode | null {
  const parsed = codes.flatMap((code) => numbered(code) ?? [])
  const alike = (one: NumberedCode) =>
    parsed.filter(({ prefix }) => prefix.toLowerCase() === one.prefix.toLowerCase())
  // The prefix of most codes; of several, that of the newest.
  const [newest] = parsed.toSorted((a, b) => alike(b).length - alike(a).length)
  if (!newest || (alike(newest).length === 1 && codes.length > 1)) return null
  const [highest = newest] = alike(newest).toSorted((a, b) => Number(b.digits) - Number(a.digits))
  return { prefix: newest.prefix, digits: highest.digits }
}

/** Returns the first code after those of the last records that looks like no other; null without a pattern. */
async function nextCode(db: Db, { name }: Entity, field: string): Promise<string | null> {
  const [table, column] = [raw(`"${name}"`), raw(`"${field}"`)]
  const last = await db.rows<{ code: string }>(
    sql`select ${column} as code from ${table} order by id desc limit ${lastRecords}`,
  )
  const pattern = lastOfPattern(last.map(({ code }) => code))
  if (!pattern) return null
  const { prefix, digits } = pattern
  const first = Number(digits) + 1
  const free = await db.row<{ code: string }>(sql`
    select made.code from generate_series(${first}::integer, ${first + numbersTried - 1}::integer) number,
      lateral (select ${prefix}::text || lpad(number::text, greatest(${digits.length}, length(number::text)), '0') as code) made
    where not exists (select from ${table} t where code_key(t.${column}) = code_key(made.code))
    order by number limit 1`)
  return free?.code ?? null
}

/** Mounts the call that proposes a code. Users who may not see the records get no proposal, since it would reveal their codes. */
export function nextCodeRoute(
  { routes, may }: Kernel,
  entity: Entity,
  endpoint: ReturnType<typeof nextCodeEndpoint>,
  field: string,
): void {
  routes.query(endpoint, async ({ actor }, db) => ({
    next: may(actor, entity.resource, 'view') ? await nextCode(db, entity, field) : null,
  }))
}
