import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields, SentFields } from '../../contract/fields.ts'
import { kindOf } from '../../contract/kinds.ts'

/** Besides its fields, a form can send the version that it changes, and flags that remove pictures. */
type FormExtras = { version?: number | undefined } & { [K in `remove_${string}`]?: boolean | undefined }

/** For the general `Endpoint` type the fields are unknown. */
type Known<F extends Fields, Input> = string extends keyof F ? Readonly<Record<string, unknown>> : Input

export type QueryInput<E extends Endpoint> = Known<E['query'], SentFields<E['query']>>
export type BodyInput<E extends Endpoint> = Known<E['body'], SentFields<E['body']> & FormExtras>

/** The input of a call, besides its endpoint. */
export interface CallInput<E extends Endpoint> {
  /** A value for each `:name` of the path. */
  params?: Readonly<Record<string, string | number>> | undefined
  query?: QueryInput<E> | undefined
  body?: BodyInput<E> | undefined
}

const base = '/api/v1'

/**
 * Returns the address of a call: path parameters filled in, empty query values left out. Throws an Error for a missing
 * path parameter.
 */
export function addressOf(path: string, params: CallInput<Endpoint>['params'], query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${base}${filled}?${search}` : `${base}${filled}`
}

/** Returns the request body: JSON, or multipart if it contains a file. */
export function bodyOf(fields: Fields, values: object): { content: string | FormData; type?: string } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  if (!entries.some(([, value]) => value instanceof File)) {
    return { content: JSON.stringify(Object.fromEntries(entries)), type: 'application/json' }
  }
  const form = new FormData()
  for (const [name, value] of entries) {
    const field = fields[name]
    if (value instanceof File) form.set(name, value)
    else if (field && kindOf(field).jsonInForms) form.set(name, JSON.stringify(value))
    else form.set(name, value === null ? '' : String(value))
  }
  return { content: form }
}
