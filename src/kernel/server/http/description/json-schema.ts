import { english } from '../../../../i18n/english.ts'
import type { Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { onServer } from '../../kinds/kinds.ts'
import type { JsonSchema } from '../../kinds/json-schema.ts'

const limits = new Set(['minimum', 'maximum', 'maxLength', 'maxItems'])

/**
 * The JSON schema of a record: of requests (without computed fields, with limits) or of responses (all fields, without
 * limits: these apply to what users enter, and computed values may exceed them).
 */
export function recordSchema(fields: Fields, direction: 'in' | 'out'): JsonSchema {
  const shown = Object.entries(fields).filter(([, field]) => direction === 'out' || !field.computed)
  const parts = (of: Fields) => recordSchema(of, direction)
  const properties = Object.fromEntries(
    shown.map(([name, field]): [string, JsonSchema] => [
      name,
      {
        ...limited(onServer(field).schema(field, direction, parts), direction),
        description: english(field.label),
        ...(field.required || kindOf(field).emptyValue ? {} : { nullable: true }),
      },
    ]),
  )
  const required = shown.filter(([, field]) => field.required && !field.defaulted).map(([name]) => name)
  return { type: 'object', properties, ...(direction === 'in' && required.length > 0 ? { required } : {}) }
}

function limited(schema: JsonSchema, direction: 'in' | 'out'): JsonSchema {
  if (direction === 'in') return schema
  return Object.fromEntries(Object.entries(schema).filter(([word]) => !limits.has(word)))
}
