import type { Label, MessageKey } from '../../i18n/messages.ts'

/** The names of one kind of record. */
interface Named {
  label: Label
  plural: Label
  noun?: string
  /** Whether lists of these records can be imported from a spreadsheet. */
  importable?: true
  columns: readonly string[]
  /** The messages after a record is created or updated; missing if users cannot do so. */
  messages: { created?: Label; updated?: Label }
}

type One<E extends Named> = E extends { noun: infer N extends string } ? N : Lowercase<E['label']>

/** The messages about one kind of record, as English makes them from its singular and plural. */
interface Sentences<Title extends string, One extends string, Many extends string, Importable = undefined> {
  /** The plural as a heading, for languages in which it needs no agreement. */
  many: Many
  create: `Create ${Title}`
  update: `Update ${Title}`
  details: `${Title} Details`
  search: `Search ${Many}`
  none: `No ${Many} yet`
  first: Importable extends true ? `Create your first ${One} or import a list.` : `Create your first ${One}.`
  noneFound: `No ${Many} match your filters.`
  later: `${Capitalize<Many>} will appear here.`
  missing: `This ${One} does not exist.`
  changed: `{who} has changed this ${One} since you opened it. Review it and try again.`
  /** Followed by the reason. */
  staysAway: `This ${One} cannot be restored`
}

/** Messages that are needed only for records that users create or update, or that have a list. */
const onlyFor = {
  create: ['created'],
  first: ['created', 'listed'],
  update: ['updated'],
  changed: ['updated'],
  search: ['listed'],
  none: ['listed'],
  noneFound: ['listed'],
  later: ['listed'],
  // Records that users cannot create are deleted only with the record that they belong to.
  staysAway: ['created'],
} as const

type OnlyFor = typeof onlyFor

type Traits<E extends Named> =
  | { [K in keyof E['messages']]: E['messages'][K] extends Label ? K : never }[keyof E['messages']]
  | (E['columns'] extends readonly [] ? never : 'listed')

type About<E extends Named> = Sentences<E['label'], One<E>, Lowercase<E['plural']>, E['importable']>

/** The messages that a kind of record needs. */
type DisplayText<E extends Named> = {
  [K in keyof About<E>]: K extends keyof OnlyFor
    ? OnlyFor[K][number] extends Traits<E>
      ? About<E>[K]
      : never
    : About<E>[K]
}[keyof About<E>]

type Missing<E extends Named> = Exclude<DisplayText<E>, MessageKey>

/**
 * Empty if the catalogs have every message about a kind of record. Otherwise has a property for each missing message,
 * which no entity has, so that the compiler error names it.
 */
export type SentencesOf<E extends Named> = {
  [MessageKey in Missing<E> as `The catalogs lack: ${MessageKey}`]: never
}

/** A message about any kind of record: another user has changed the record. */
type Changed = Extract<
  MessageKey,
  `{who} has changed this ${string} since you opened it. Review it and try again.`
>

/** Returns the singular within an English sentence. */
export function oneOf({ label, noun }: Pick<Named, 'label' | 'noun'>): string {
  return noun ?? label.toLowerCase()
}

/**
 * Returns the messages about a kind of record, each a whole sentence of the catalogs, since other languages cannot
 * build them from a noun.
 */
export function sentencesOf(entity: Pick<Named, 'label' | 'plural' | 'noun' | 'importable'>) {
  const { label } = entity
  const one = oneOf(entity)
  const many = entity.plural.toLowerCase()
  // Every declared entity has these texts in the catalogs, so they are labels.
  const known = (text: string) => text as Label
  return {
    many: known(many),
    create: known(`Create ${label}`),
    update: known(`Update ${label}`),
    details: known(`${label} Details`),
    search: known(`Search ${many}`),
    none: known(`No ${many} yet`),
    first: known(`Create your first ${one}${entity.importable ? ' or import a list' : ''}.`),
    noneFound: known(`No ${many} match your filters.`),
    later: known(`${many.charAt(0).toUpperCase()}${many.slice(1)} will appear here.`),
    missing: known(`This ${one} does not exist.`),
    staysAway: known(`This ${one} cannot be restored`),
    changed: `{who} has changed this ${one} since you opened it. Review it and try again.` as Changed,
  } satisfies Record<keyof Sentences<string, string, string>, MessageKey>
}

/** Returns the messages that are used for this kind of record. */
export function messagesAbout(entity: Named): MessageKey[] {
  const { created, updated } = entity.messages
  const is = {
    created: created !== undefined,
    updated: updated !== undefined,
    listed: entity.columns.length > 0,
  }
  const needs: Partial<Record<string, readonly (keyof typeof is)[]>> = onlyFor
  return Object.entries(sentencesOf(entity)).flatMap(([name, sentence]) =>
    (needs[name] ?? []).every((trait) => is[trait]) ? sentence : [],
  )
}
