import sql, { raw } from 'sql-template-tag'
import type { Entity } from '../../../contract/entity.ts'
import { shownOf } from '../../../contract/shown-of.ts'
import { formatDay } from '../../../contract/values/formats.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { isMessage } from '../../../../i18n/messages.ts'
import type { Db, Keyed } from '../../database/query.ts'
import { shownIn } from '../../database/shown-in.ts'

interface Held extends Keyed {
  row: Readonly<Record<string, unknown>>
}

/**
 * The names of some records of a kind: the number, or the day that their list begins with, and the first name or
 * subject, which `t` translates if Inkwell wrote it. A deleted record has its last name. The caller checks whether the
 * user may see the records.
 */
export async function namesOf(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  t: Translate,
): Promise<Map<number, string>> {
  const held = await db.rows<Held>(sql`
    select t.id, to_jsonb(t) as row from ${shownIn(entity)} t where t.id = any(${ids})
    union all
    select last.record_id as id, (select jsonb_object_agg(key, value -> 0) from jsonb_each(last.changes)) as row from (
      select distinct on (h.record_id) h.record_id, h.changes from history h
      where h.owner_table = ${entity.name} and h.owner_id = any(${ids}) and h.table_name = ${entity.name}
        and h.action = 'delete' and not exists (select from ${raw(`"${entity.name}"`)} t where t.id = h.record_id)
      order by h.record_id, h.id desc
    ) last`)
  return new Map(held.map(({ id, row }) => [id, nameIn(entity, row, t) ?? `#${id}`]))
}

/** Columns whose text says who wrote a record, or what kind of record it is about, but not which record it is. */
const ofOthers = /^(created_by|reopened|cancelled|employee_|resource$)/
/** A day among the first columns of a list distinguishes its records. */
const firstColumns = 2

function nameIn({ fields, columns }: Entity, row: Held['row'], t: Translate): string | null {
  const first = (is: (name: string) => boolean) => {
    const found = Object.entries(fields).find(
      ([name]) => is(name) && row[name] !== null && row[name] !== undefined,
    )
    if (!found) return []
    const [name, field] = found
    const shown = shownOf(field, name, row)
    return [isMessage(shown) ? t(shown) : String(shown)]
  }
  const isCode = (name: string) => {
    const field = fields[name]
    return (
      (field?.kind === 'text' && field.format === 'code') || (field?.kind === 'whole' && name.endsWith('_no'))
    )
  }
  const number = first(isCode)
  const day = first((name) => fields[name]?.kind === 'day' && columns.slice(0, firstColumns).includes(name))
  const text = first((name) => {
    const field = fields[name]
    return field?.kind === 'text' && !isCode(name) && field.format !== 'email' && !ofOthers.test(name)
  })
  const parts = [...(number.length > 0 ? number : day.map(formatDay)), ...text]
  return parts.length > 0 ? parts.join(' · ') : null
}
