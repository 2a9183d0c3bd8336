import type { Label, Sentence } from '../../words/sentences.ts'

/** What records of one kind are called. */
interface Named {
  label: Label
  plural: Label
  noun?: string
  /** Told when people create one; what nobody creates is never deleted and brought back either. */
  messages: { created?: Label }
}

type One<E extends Named> = E extends { noun: infer N extends string } ? N : Lowercase<E['label']>

/** The sentences about records of one kind, as English makes them of what one record and several are called. */
interface Sentences<Title extends string, One extends string, Many extends string> {
  /** What they are called as the lists that they are, where other languages need no agreement with it. */
  many: Many
  create: `Create ${Title}`
  update: `Update ${Title}`
  details: `${Title} Details`
  search: `Search ${Many}`
  none: `No ${Many} yet`
  first: `Create the first ${One}; it will then be listed here.`
  noneFound: `None of the ${Many} matches the search and the filters.`
  later: `As soon as there are ${Many}, they are listed here.`
  missing: `This ${One} does not exist.`
  changed: `{who} has changed this ${One} in the meantime.`
}

/** Before it is said why. */
type StaysAway<E extends Named> = `This ${One<E>} cannot come back`

type About<E extends Named> = Sentences<E['label'], One<E>, Lowercase<E['plural']>>

type Missing<E extends Named> = Exclude<
  About<E>[keyof About<E>] | (E['messages'] extends { created: Label } ? StaysAway<E> : never),
  Sentence
>

/**
 * Nothing for a kind of record about which the catalogues have every sentence; otherwise no entity is of this type, and
 * the compiler names the sentences that are missing.
 */
export type SentencesOf<E extends Named> =
  Missing<E> extends never ? unknown : { sentencesMissing: Missing<E> }

/** A sentence about any kind of record that tells who has changed one. */
type Changed = Extract<Sentence, `{who} has changed this ${string} in the meantime.`>

/** What one is called within an English sentence. */
export function oneOf({ label, noun }: Pick<Named, 'label' | 'noun'>): string {
  return noun ?? label.toLowerCase()
}

/**
 * What is said about records of a kind, each a whole sentence of the catalogues: other languages do not make theirs of
 * a noun.
 */
export function sentencesOf(entity: Omit<Named, 'messages'>) {
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
    first: known(`Create the first ${one}; it will then be listed here.`),
    noneFound: known(`None of the ${many} matches the search and the filters.`),
    later: known(`As soon as there are ${many}, they are listed here.`),
    missing: known(`This ${one} does not exist.`),
    staysAway: known(`This ${one} cannot come back`),
    changed: `{who} has changed this ${one} in the meantime.` as Changed,
  } satisfies Record<keyof Sentences<string, string, string> | 'staysAway', Sentence>
}
