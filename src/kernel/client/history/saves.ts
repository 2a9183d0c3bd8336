import type { Label } from '../../../i18n/messages.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import type { readHistory } from '../../contract/endpoints/history.ts'

export type HistoryEntry = ReplyOf<typeof readHistory>['results'][number]
type Action = HistoryEntry['action']

/** A kind of row that belongs to a record, such as the lines of a document. */
export interface PartKind {
  /** The label of one row: `Line`. */
  label: Label
  fields: Fields
  /** The field that identifies a row to users. */
  named: string
  /**
   * Whether it is attached to the record without being part of it, such as a comment: writing one does not change the
   * record.
   */
  isAttached?: true
}

export interface Change {
  name: string
  field: Field
  from: unknown
  to: unknown
}

/** Returns the address of the previous value of a change, if there is one. */
export type LinkOf = (change: Change) => string | undefined

export interface PartChange {
  key: string
  action: Action
  /** The kind of the part and, if known, its name. */
  label: Label
  name: string | null
  changes: readonly Change[]
}

/** What one save did to a record. */
export interface Save {
  key: string
  at: string
  who: string | null
  action: Action
  /** The reason, if the user gave one. */
  why: string | null
  changes: readonly Change[]
  parts: readonly PartChange[]
  /** Whether the record itself was not changed, but something attached to it: a comment, a task. */
  isRelatedOnly: boolean
}

/**
 * Returns the entries of a history as saves, newest first. Only columns in `fields` and tables in `parts` are included;
 * the rest is internal.
 */
export function savesIn(
  entries: readonly HistoryEntry[],
  fields: Fields,
  parts: Readonly<Record<string, PartKind>> = {},
): Save[] {
  const bySave = new Map<string, HistoryEntry[]>()
  for (const entry of entries) bySave.set(entry.save, [entry, ...(bySave.get(entry.save) ?? [])])
  return [...bySave.values()]
    .map((oldestFirst) => saveOf(oldestFirst, fields, parts))
    .filter(({ action, changes, parts: shown }) => action !== 'update' || changes.length + shown.length > 0)
}

function saveOf(
  entries: readonly HistoryEntry[],
  fields: Fields,
  parts: Readonly<Record<string, PartKind>>,
): Save {
  const own = entries.filter(({ table_name, owner_table }) => table_name === owner_table)
  const [first] = entries
  const others = entries.filter((entry) => !own.includes(entry))
  const partKeys = new Set(others.map(keyOf))
  return {
    key: first?.save ?? '',
    at: first?.at ?? '',
    who: first?.user_name ?? null,
    action: actionOf(own),
    why: reasonIn(own),
    changes: changesIn(own, fields),
    isRelatedOnly: own.length === 0 && others.every(({ table_name }) => parts[table_name]?.isAttached),
    parts: [...partKeys].flatMap((key) => {
      const rows = entries.filter((entry) => keyOf(entry) === key)
      const kind = parts[rows[0]?.table_name ?? '']
      return kind ? partChange(key, rows, kind) : []
    }),
  }
}

/** Returns the reason that one of the entries contains. */
function reasonIn(entries: readonly HistoryEntry[]): string | null {
  for (const { changes } of entries) {
    const shown = recordIn(changes)['why']
    const reason: unknown = Array.isArray(shown) ? shown[1] : null
    if (typeof reason === 'string') return reason
  }
  return null
}

function keyOf({ table_name, record_id }: HistoryEntry): string {
  return `${table_name} ${record_id}`
}

function partChange(key: string, entries: readonly HistoryEntry[], kind: PartKind): PartChange[] {
  const action = actionOf(entries)
  // A created or deleted part already shows its name.
  const changes = changesIn(entries, kind.fields).filter(
    (change) => action === 'update' || change.name !== kind.named,
  )
  if (action === 'update' && changes.length === 0) return []
  const name = recordIn(entries[0]?.part)[kind.named]
  return [{ key, action, changes, label: kind.label, name: typeof name === 'string' ? name : null }]
}

/** A row that was created or deleted within the save does not count as changed. */
function actionOf(entries: readonly HistoryEntry[]): Action {
  return entries.find(({ action }) => action !== 'update')?.action ?? 'update'
}

/** Returns the columns before the first entry and after the last. A text and its message count as one column. */
function changesIn(entries: readonly HistoryEntry[], fields: Fields): Change[] {
  const changed = new Map<string, [unknown, unknown]>()
  for (const { changes } of entries) {
    for (const [name, value] of Object.entries(recordIn(changes))) {
      const [from, to]: unknown[] = Array.isArray(value) ? value : []
      changed.set(name, [changed.has(name) ? changed.get(name)?.[0] : from, to])
    }
  }
  const sentences = Object.values(fields).map((field) => field.kind === 'text' && field.displayedIn)
  return Object.entries(fields).flatMap(([name, field]) => {
    if (sentences.includes(name)) return []
    const [was, to] = changed.get(name) ?? []
    // Only a deletion contains the message of a text.
    const from = (field.kind === 'text' && changed.get(field.displayedIn ?? '')?.[0]) || was
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, field, from, to }]
  })
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
