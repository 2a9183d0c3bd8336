import { endpoint } from '../../../contract/endpoint.ts'
import { json } from '../../../contract/kinds/json.ts'
import type { ReferenceField } from '../../../contract/kinds/reference.ts'
import { useRead } from '../../cache/query.ts'

/** Returns the name of a referenced record; null if there is none or it cannot be read. */
export function useReferenceName(
  { path, shows }: ReferenceField['to'],
  id: number | null,
): { name: string | null; loading: boolean } {
  const read = useRead(readOne(path), { params: { id: id ?? 0 } }, { enabled: id !== null })
  return { name: read.data ? nameIn(read.data, shows) : null, loading: read.isLoading }
}

/** Typed with only the name; some calls wrap the record in `data` or `results`. */
function readOne(path: string) {
  return endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Read the name of a record',
    access: 'signed-in',
    reply: { data: json('Wrapped record'), results: json('Wrapped record') },
  })
}

function nameIn(answer: { data: unknown; results: unknown }, shows: string): string | null {
  const wrapped = answer.results ?? answer.data ?? answer
  const record: Record<string, unknown> = typeof wrapped === 'object' ? { ...wrapped } : {}
  const name = record[shows]
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null
}
