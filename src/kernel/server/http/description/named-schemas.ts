import type { Described } from './openapi-schema.ts'

/**
 * The schemas that calls share, each under one name, so that generated clients have one type for a record wherever it
 * occurs. Equal schemas are one schema; the first call that has it gives it its name.
 */
export class NamedSchemas {
  readonly all: Record<string, Described> = {}
  readonly #names = new Map<string, string>()

  /** A reference to the schema, named `wanted` unless it has a name, or `otherwise` if another schema is named so. */
  refer(schema: Described, wanted: string, otherwise: string): Described {
    const text = JSON.stringify(schema)
    const known = this.#names.get(text)
    if (known !== undefined) return reference(known)
    const name = wanted in this.all ? otherwise : wanted
    if (name in this.all) throw new Error(`Two schemas of the API would be called ${name}.`)
    this.#names.set(text, name)
    this.all[name] = schema
    return reference(name)
  }
}

function reference(name: string): Described {
  return { $ref: `#/components/schemas/${name}` }
}
