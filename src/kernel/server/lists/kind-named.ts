import { message } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { Problem } from '../../contract/problem.ts'

/**
 * The kind of record with this key. Throws `bad_request` for any other name; the error contains the key if the name is
 * a path, a permission or a label.
 */
export function kindNamed(entities: readonly Entity[], kind: string): Entity {
  const named = entities.find(({ name }) => name === kind)
  if (named) return named
  const meant = entities.find(({ name, path, resource, label, plural }) =>
    [name, path.slice(1), resource.name, label, plural].some((each) => alike(each) === alike(kind)),
  )
  throw new Problem(
    'bad_request',
    meant
      ? message('Record type “{kind}” does not exist. Use “{key}”.', { kind, key: meant.name })
      : message('Record type “{kind}” does not exist.', { kind }),
  )
}

/** Normalizes a name: `Petty Cash`, `petty-cash` and `petty_cash` are equal, in singular or plural. */
function alike(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
    .replace(/s$/, '')
}
