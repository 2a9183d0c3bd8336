import type { Field, Fields } from '../../contract/fields.ts'

export interface JsonSchema {
  type?: string
  nullable?: boolean
  description?: string
  format?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: JsonSchema
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
}

function valueSchema(field: Field, direction: 'in' | 'out'): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'note':
      return { type: 'string', maxLength: field.max }
    case 'secret':
      return { type: 'string', format: 'password' }
    case 'file':
      return { type: 'string', format: 'binary' }
    case 'picture':
      return direction === 'in' ? { type: 'string', format: 'binary' } : { type: 'string' }
    case 'day':
      return { type: 'string', format: 'date' }
    case 'instant':
      return { type: 'string', format: 'date-time' }
    case 'choice':
      return { type: 'string', enum: Object.keys(field.choices) }
    case 'money':
      return { type: 'number', minimum: field.min }
    case 'quantity':
      return { type: 'number', minimum: 0 }
    case 'percent':
      return { type: 'number', minimum: 0, maximum: 100 }
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max }
    case 'reference':
      return { type: 'integer', minimum: 1 }
    case 'flag':
      return { type: 'boolean' }
    case 'list':
      return { type: 'array', maxItems: field.max, items: recordSchema(field.fields, direction) }
    case 'group':
      return recordSchema(field.fields, direction)
    case 'json':
      return {}
  }
}

/** The JSON schema of a record: what goes in (without computed fields) or what comes out (every field). */
export function recordSchema(fields: Fields, direction: 'in' | 'out'): JsonSchema {
  const shown = Object.entries(fields).filter(([, field]) => direction === 'out' || !field.computed)
  const properties = Object.fromEntries(
    shown.map(([name, field]): [string, JsonSchema] => [
      name,
      {
        ...valueSchema(field, direction),
        description: field.label,
        ...(field.required || field.kind === 'flag' || field.kind === 'list' ? {} : { nullable: true }),
      },
    ]),
  )
  const required = shown.filter(([, field]) => field.required && !field.defaulted).map(([name]) => name)
  return { type: 'object', properties, ...(direction === 'in' && required.length > 0 ? { required } : {}) }
}
