import type { Fields } from '../../../contract/fields.ts'
import { removalOf } from '../../../contract/kinds/picture.ts'
import type { JsonSchema } from '../../kinds/json-schema.ts'
import { recordSchema } from './json-schema.ts'

/** A schema in the notation of OpenAPI 3.1. */
export type Described = Record<string, unknown>

/** The schema of a response: every field is present, and null if it has no value. */
export function answerSchema(fields: Fields): Described {
  return modern(recordSchema(fields, 'out'), 'all')
}

/**
 * The schema of a body. If the whole form must be sent, fields without a default are required; an update keeps omitted
 * fields, and may contain the version that was changed.
 */
export function bodySchema(fields: Fields, extent: 'all' | 'sent', isUpdate: boolean): Described {
  const schema = recordSchema(fields, 'in')
  const properties: Record<string, JsonSchema> = { ...schema.properties }
  for (const [name, { kind }] of Object.entries(fields))
    if (kind === 'picture')
      properties[removalOf(name)] = { type: 'boolean', description: 'Removes the picture.' }
  if (isUpdate)
    properties['version'] = {
      type: 'integer',
      description: 'The version that the change is based on; 409 if the record has a newer one.',
    }
  return modern({ ...schema, properties }, extent === 'all' ? 'named' : 'none')
}

/** OpenAPI 3.1 has no `nullable`: a nullable value has two types. Nested parts of a body are always complete. */
export function modern(schema: JsonSchema, needs: 'all' | 'named' | 'none' = 'named'): Described {
  const { nullable, type, items, properties, additionalProperties, required, enum: values, ...rest } = schema
  const within = needs === 'all' ? 'all' : 'named'
  const needed =
    needs === 'all' && properties ? Object.keys(properties) : needs === 'named' ? required : undefined
  return {
    ...rest,
    ...(type ? { type: nullable ? [type, 'null'] : type } : {}),
    ...(values ? { enum: nullable ? [...values, null] : values } : {}),
    ...(items ? { items: modern(items, within) } : {}),
    ...(additionalProperties ? { additionalProperties: modern(additionalProperties, within) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, each]) => [name, modern(each, within)]),
          ),
        }
      : {}),
    ...(needed && needed.length > 0 ? { required: needed } : {}),
  }
}
