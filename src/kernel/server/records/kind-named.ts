import { message } from '../../../i18n/messages.ts'
import type { Entity } from '../../contract/entity.ts'
import { Problem } from '../../contract/problem.ts'

/**
 * The kind of records that a call names by its key. Throws `bad_request` for any other name, and says the key where the
 * name is that of the path, of the permission, or of the screen.
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

/** A name however it is written: `Petty Cash`, `petty-cash` and `petty_cash`, of one or of several. */
function alike(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
    .replace(/s$/, '')
}
