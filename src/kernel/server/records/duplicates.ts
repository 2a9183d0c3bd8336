import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Entity } from '../../contract/entity.ts'
import type { FieldErrors } from '../../contract/problem.ts'
import { alreadyExists } from '../database/failures/constraint-problem.ts'
import { columnLabel } from './column-label.ts'
import type { Db } from '../database/query.ts'
import { recordVisible } from './records.ts'
import type { FurtherErrors, RefusedForm } from '../http/refused-form.ts'

/** A unique index: its columns or expressions, and the field that it is named after. */
interface Key {
  field: string
  parts: string[]
}

async function keysOf(db: Db, { name, fields }: Entity): Promise<Key[]> {
  const keys = await db.rows<Key>(sql`
    select substr(relname, length(${name}) + 2) as field,
      array(select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnkeyatts) as place) as parts
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${`"${name}"`}::regclass and indisunique and not indisprimary and indpred is null`)
  return keys.filter(({ field }) => fields[field] && !fields[field].computed)
}

/**
 * Checks which values of a refused form another record already has, if the form's fields are the columns of a table:
 * one query for each unique index. The database itself reports a duplicate only when everything else is correct.
 */
export function duplicateErrors(entity: Entity): FurtherErrors {
  const table = raw(`"${entity.name}"`)

  /** The row that the form would have made; none if the user may not see the record to change. */
  function rowOf(db: Db, { id, values }: RefusedForm): Sql {
    const plain = Object.entries(values).filter(([, value]) => value === null || typeof value !== 'object')
    const columns = JSON.stringify(Object.fromEntries(plain))
    return id === 0
      ? sql`select made.* from jsonb_populate_record(null::${table}, ${columns}::jsonb) made`
      : sql`select made.* from ${table} t, jsonb_populate_record(t, ${columns}::jsonb) made
          ${recordVisible(db, entity, id)}`
  }

  return async (db, form) => {
    const errors: FieldErrors = {}
    for (const { field, parts } of await keysOf(db, entity)) {
      const part = (place: number) => raw(`part_${place}`)
      const given = join(parts.map((text, place) => sql`${raw(text)} as ${part(place)}`))
      const isSame = join(
        parts.map((text, place) => sql`${raw(text)} = given.${part(place)}`),
        ' and ',
      )
      const found = await db.row(sql`
        with made as (${rowOf(db, form)}), given as (select ${given} from made)
        select from given where exists (select from ${table} where ${isSame} and id <> ${form.id})`)
      if (found) errors[field] = [alreadyExists(columnLabel(entity, field))]
    }
    return errors
  }
}
