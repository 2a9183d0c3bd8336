import type { Label } from '../../i18n/messages.ts'

export const verbs = ['view', 'create', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

/** Something that rights are given on: who may do what with it before anybody edits the matrix. */
export interface Resource {
  name: string
  label: Label
  defaults: Readonly<Record<string, readonly Verb[]>>
  own?: OwnRecords
}

/** What may be done with one's own records of a kind by another right alone; whose they are says the rule of their rows. */
export interface OwnRecords {
  verbs: readonly Verb[]
  to: { resource: Resource; verb: Verb }
}

/**
 * What a route needs. `any-session` is open also to somebody who has something to do before anything else;
 * `superuser` is for what no role may be given.
 */
export type Access = 'public' | 'any-session' | 'signed-in' | 'superuser' | { resource: Resource; verb: Verb }

/** The person behind a request. */
export interface Actor {
  id: number
  name: string
  role: string
  isSuperuser: boolean
  /** What they have to do before anything else, in words; until then only `any-session` is open to them. */
  requiredAction?: Label
}

/** Whether a person may do something with the records of a resource. */
export type May = (actor: Actor, resource: Resource, verb: Verb) => boolean

/** Who acts where nobody has signed in. */
export const nobody: Actor = { id: 0, name: '', role: '', isSuperuser: false }
