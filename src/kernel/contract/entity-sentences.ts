import type { Label, Sentence } from '../../words/sentences.ts'

/** What records of one kind are called. */
interface Named {
  label: Label
  plural: Label
  noun?: string
}

type One<E extends Named> = E extends { noun: infer N extends string } ? N : Lowercase<E['label']>

/** The sentences about records of one kind, as English makes them of what one record and several are called. */
interface Sentences<Title extends string, One extends string, Many extends string> {
  /** What one is called within a sentence, where other languages need no agreement with it. */
  one: One
  many: Many
  create: `Create ${Title}`
  update: `Update ${Title}`
  details: `${Title} Details`
  search: `Search ${Many}`
  none: `No ${Many} yet`
  first: `Create the first ${One}; it will then be listed here.`
  missing: `This ${One} does not exist.`
  changed: `{who} has changed this ${One} in the meantime.`
}

type About<E extends Named> = Sentences<E['label'], One<E>, Lowercase<E['plural']>>

/**
 * Nothing for a kind of record about which the catalogues have every sentence; otherwise no entity is of this type, and
 * the compiler names the sentences that are missing.
 */
export type SentencesOf<E extends Named> =
  Exclude<About<E>[keyof About<E>], Sentence> extends never
    ? unknown
    : { sentencesMissing: Exclude<About<E>[keyof About<E>], Sentence> }

/** A sentence about any kind of record that tells who has changed one. */
type Changed = Extract<Sentence, `{who} has changed this ${string} in the meantime.`>

/**
 * What is said about records of a kind, each a whole sentence of the catalogues: other languages do not make theirs of
 * a noun.
 */
export function sentencesOf({ label, plural, noun }: Named) {
  const one = noun ?? label.toLowerCase()
  const many = plural.toLowerCase()
  // No entity is declared without them, so they are sentences.
  const known = (text: string) => text as Label
  return {
    one: known(one),
    many: known(many),
    create: known(`Create ${label}`),
    update: known(`Update ${label}`),
    details: known(`${label} Details`),
    search: known(`Search ${many}`),
    none: known(`No ${many} yet`),
    first: known(`Create the first ${one}; it will then be listed here.`),
    missing: known(`This ${one} does not exist.`),
    changed: `{who} has changed this ${one} in the meantime.` as Changed,
  } satisfies Record<keyof Sentences<string, string, string>, Sentence>
}
