import { told } from '../../../words/sentences.ts'
import type { Entity } from '../../contract/entity.ts'
import { Problem } from '../../contract/problem.ts'

/**
 * The kind of records that a call names by its key. Throws `bad_request` for any other name, and says the key where the
 * name is that of the path or of the permission.
 */
export function kindNamed(entities: readonly Entity[], kind: string): Entity {
  const named = entities.find(({ name }) => name === kind)
  if (named) return named
  const meant = entities.find(({ path, resource }) => [path.slice(1), resource.name].includes(kind))
  throw new Problem(
    'bad_request',
    meant
      ? told('There are no records of the kind "{kind}". Use "{key}".', { kind, key: meant.name })
      : told('There are no records of the kind "{kind}".', { kind }),
  )
}
