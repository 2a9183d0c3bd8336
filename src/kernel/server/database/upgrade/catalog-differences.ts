import type { Catalog, CatalogObject } from './catalog.ts'

/** A difference from the recorded catalog, and how to repair it: by the `statement`, or automatically by a start. */
export interface Difference {
  object: CatalogObject
  is: 'missing' | 'changed' | 'added'
  /** Whether a start repairs it. */
  repaired: boolean
  /** The statement for the administrator; null if a backup must be restored. */
  statement: string | null
}

/** The objects that the `.sql` files create, in the schema `public`. */
const repeatableKinds = new Set(['function', 'rule', 'trigger', 'view'])
const identity = ({ kind, space, of, name }: CatalogObject) => JSON.stringify([kind, space, of, name])
/** After a dump was restored, PostgreSQL writes fewer parentheses. */
const normalized = (text: string) => text.replaceAll(/[()\s]/g, '')
const quoted = (name: string) => `"${name}"`
const tableOf = ({ space, of }: CatalogObject) => [space, of].map(quoted).join('.')

/** The objects to compare: no privileges if a superuser read either catalog. */
function comparable(catalog: Catalog, bySuperuser: boolean): CatalogObject[] {
  return bySuperuser ? catalog.objects.filter(({ kind }) => kind !== 'grant') : catalog.objects
}

/** The differences between two catalogs. Between major versions, only the presence of objects is compared. */
export function differences(was: Catalog, is: Catalog): Difference[] {
  const bySuperuser = was.bySuperuser || is.bySuperuser
  const before = comparable(was, bySuperuser)
  const now = comparable(is, bySuperuser)
  const found = new Map(now.map((each) => [identity(each), each]))
  const known = new Set(before.map(identity))
  const tables = new Set(
    before.filter(({ kind }) => kind === 'table').map(({ space, name }) => `${space}.${name}`),
  )
  const gone = before.flatMap((object): Difference[] => {
    const schema = found.get(identity(object))
    if (schema && (normalized(schema.text) === normalized(object.text) || was.server !== is.server)) return []
    // One line is enough if a whole table is missing.
    if (!schema && object.of !== '' && isGone(object, found)) return []
    return [
      {
        object,
        is: schema ? 'changed' : 'missing',
        repaired: isRepeatable(object),
        statement: repairStatement(object, schema?.text),
      },
    ]
  })
  const added = now.filter(
    (each) =>
      !known.has(identity(each)) &&
      (isRepeatable(each) ||
        each.kind === 'grant' ||
        (each.of !== '' && tables.has(`${each.space}.${each.of}`))),
  )
  return [
    ...gone,
    ...added.map((object): Difference => {
      const repaired = isRepeatable(object) || object.kind === 'grant'
      return { object, is: 'added', repaired, statement: removeStatement(object) }
    }),
  ]
}

function isRepeatable({ kind, space }: CatalogObject): boolean {
  return space === 'public' && repeatableKinds.has(kind)
}

function isGone({ space, of }: CatalogObject, found: Map<string, CatalogObject>): boolean {
  return !found.has(identity({ kind: 'table', space, of: '', name: of, text: '' }))
}

function repairStatement(object: CatalogObject, now: string | undefined): string | null {
  const { kind, space, name, text } = object
  switch (kind) {
    case 'index':
      if (now === `${text} invalid`) return `reindex index ${quoted(space)}.${quoted(name)}`
      return `${now === undefined ? '' : `drop index ${quoted(space)}.${quoted(name)}; `}${text}`
    case 'constraint':
      if (now === `${text} disabled`) return `alter table ${tableOf(object)} enable trigger all`
      return [
        `alter table ${tableOf(object)}`,
        ...(now === undefined ? [] : [`drop constraint ${quoted(name)},`]),
        `add constraint ${quoted(name)} ${text}`,
      ].join(' ')
    case 'grant':
      return `grant ${name} on ${object.of === '' ? `schema ${quoted(space)}` : tableOf(object)} to current_user`
    case 'trigger':
      return now === `${text} disabled`
        ? `alter table ${tableOf(object)} enable trigger ${quoted(name)}`
        : null
    case 'table':
      return now === undefined
        ? null
        : [
            `alter table ${quoted(space)}.${quoted(name)} disable row level security`,
            'no force row level security',
            'set logged',
          ].join(', ')
    case 'column':
    case 'function':
    case 'rule':
    case 'view':
      return null
  }
}

function removeStatement(object: CatalogObject): string | null {
  const { kind, space, name } = object
  switch (kind) {
    case 'index':
      return `drop index ${quoted(space)}.${quoted(name)}`
    case 'constraint':
    case 'column':
      return `alter table ${tableOf(object)} drop ${kind} ${quoted(name)}`
    default:
      return null
  }
}

const nameOf = ({ kind, space, of, name }: CatalogObject) => {
  const within = of === '' ? `schema ${space}` : space === 'public' ? of : `${space}.${of}`
  if (kind === 'grant') return `permission to ${name} on ${within}`
  return `${kind} ${name}${of === '' ? '' : ` of ${within}`}`
}

/**
 * A difference as text, such as `index entry_pkey of entry is missing`. An object that this version
 * does not know may have been made by an administrator, so `npm run repair` leaves it.
 */
export function differenceText({ object, is, statement }: Difference): string {
  const now = is === 'added' ? 'is not part of this version' : is === 'changed' ? 'was changed' : 'is missing'
  if (statement === null) return `${nameOf(object)} ${now}`
  return `${nameOf(object)} ${now}; ${is === 'added' ? 'remove it with' : 'npm run repair runs'}: ${statement};`
}
