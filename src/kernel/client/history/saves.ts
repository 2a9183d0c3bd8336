import type { Label } from '../../../i18n/messages.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import type { readHistory } from '../../contract/endpoints/history.ts'

export type HistoryEntry = ReplyOf<typeof readHistory>['results'][number]
type Action = HistoryEntry['action']

/** A kind of row that belongs to a record, such as the lines of a document. */
export interface PartKind {
  /** What people call one: `Line`. */
  label: Label
  fields: Fields
  /** The field by which they tell it from the others. */
  named: string
  /** Whether it stands about the record and is none of what that holds: whoever writes it changes nothing there. */
  isAttached?: true
}

export interface Change {
  name: string
  field: Field
  from: unknown
  to: unknown
}

/** The address of what a value was before a change, where there is one. */
export type LeadsTo = (change: Change) => string | undefined

export interface PartChange {
  key: string
  action: Action
  /** What it is and, where that is known, which one. */
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
  /** The reason, where whoever did it has given one. */
  why: string | null
  changes: readonly Change[]
  parts: readonly PartChange[]
  /** Whether it left the record as it was, and did something about it: a comment, a task. */
  isBeside: boolean
}

/**
 * The entries of a history, newest first, as the saves that wrote them, in words that people use: only what stands in
 * `fields` and `parts` (by table) is told, since all else is the product's own bookkeeping.
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
    isBeside: own.length === 0 && others.every(({ table_name }) => parts[table_name]?.isAttached),
    parts: [...partKeys].flatMap((key) => {
      const rows = entries.filter((entry) => keyOf(entry) === key)
      const kind = parts[rows[0]?.table_name ?? '']
      return kind ? partChange(key, rows, kind) : []
    }),
  }
}

/** Why it was done, as one of its entries says beside the changes. */
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
  // What came or went is named already.
  const changes = changesIn(entries, kind.fields).filter(
    (change) => action === 'update' || change.name !== kind.named,
  )
  if (action === 'update' && changes.length === 0) return []
  const name = recordIn(entries[0]?.part)[kind.named]
  return [{ key, action, changes, label: kind.label, name: typeof name === 'string' ? name : null }]
}

/** A row that was made, or taken away, within the save was not just changed by it. */
function actionOf(entries: readonly HistoryEntry[]): Action {
  return entries.find(({ action }) => action !== 'update')?.action ?? 'update'
}

/** What the columns were before the first of the entries and after the last; a text of ours with its sentence is one. */
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
    // A deletion alone tells the sentence that a text was.
    const from = (field.kind === 'text' && changed.get(field.displayedIn ?? '')?.[0]) || was
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, field, from, to }]
  })
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
