import type { Label, MessageKey } from '../../i18n/messages.ts'

/** What records of one kind are called. */
interface Named {
  label: Label
  plural: Label
  noun?: string
  /** Lists of them can be imported from a spreadsheet. */
  importable?: true
  columns: readonly string[]
  /** Told when people create one, or change one, where they do. */
  messages: { created?: Label; updated?: Label }
}

type One<E extends Named> = E extends { noun: infer N extends string } ? N : Lowercase<E['label']>

/** The sentences about records of one kind, as English makes them of what one record and several are called. */
interface Sentences<Title extends string, One extends string, Many extends string, Importable = undefined> {
  /** What they are called as the lists that they are, where other languages need no agreement with it. */
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
  /** Before it is said why. */
  staysAway: `This ${One} cannot be restored`
}

/** What is said only about kinds of record that people create, or change, or that have a list. */
const onlyFor = {
  create: ['created'],
  first: ['created', 'listed'],
  update: ['updated'],
  changed: ['updated'],
  search: ['listed'],
  none: ['listed'],
  noneFound: ['listed'],
  later: ['listed'],
  // What nobody creates is never deleted, but with what it belongs to.
  staysAway: ['created'],
} as const

type OnlyFor = typeof onlyFor

type Traits<E extends Named> =
  | { [K in keyof E['messages']]: E['messages'][K] extends Label ? K : never }[keyof E['messages']]
  | (E['columns'] extends readonly [] ? never : 'listed')

type About<E extends Named> = Sentences<E['label'], One<E>, Lowercase<E['plural']>, E['importable']>

/** The sentences that a kind of record needs. */
type DisplayText<E extends Named> = {
  [K in keyof About<E>]: K extends keyof OnlyFor
    ? OnlyFor[K][number] extends Traits<E>
      ? About<E>[K]
      : never
    : About<E>[K]
}[keyof About<E>]

type Missing<E extends Named> = Exclude<DisplayText<E>, MessageKey>

/**
 * Nothing for a kind of record about which the catalogues have every sentence; otherwise a property for each that is
 * missing, which no entity has, so that the compiler's error names it.
 */
export type SentencesOf<E extends Named> = {
  [MessageKey in Missing<E> as `The catalogues lack: ${MessageKey}`]: never
}

/** A sentence about any kind of record that tells who has changed one. */
type Changed = Extract<
  MessageKey,
  `{who} has changed this ${string} since you opened it. Review it and try again.`
>

/** What one is called within an English sentence. */
export function oneOf({ label, noun }: Pick<Named, 'label' | 'noun'>): string {
  return noun ?? label.toLowerCase()
}

/**
 * What is said about records of a kind, each a whole sentence of the catalogues: other languages do not make theirs of
 * a noun.
 */
export function sentencesOf(entity: Pick<Named, 'label' | 'plural' | 'noun' | 'importable'>) {
  const { label } = entity
  const one = oneOf(entity)
  const many = entity.plural.toLowerCase()
  // No entity is declared without them, so they are sentences.
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

/** Those of them that are said about records of this kind. */
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
