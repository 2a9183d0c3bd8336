import type { Label } from '../../i18n/messages.ts'

export const verbs = ['view', 'create', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

/**
 * What permissions are granted on. `defaults` has the verbs of each role until somebody changes the permission matrix.
 */
export interface Resource {
  name: string
  label: Label
  defaults: Readonly<Record<string, readonly Verb[]>>
  own?: OwnRecords
}

/**
 * The `verbs` that a user may perform on their own records with the permission `to` alone. The row-level policy decides
 * which records are their own.
 */
export interface OwnRecords {
  verbs: readonly Verb[]
  to: { resource: Resource; verb: Verb }
}

/**
 * Who may call a route. `any-session` includes users who still have a required action; `superuser` is for calls that no
 * role can be granted.
 */
export type Access = 'public' | 'any-session' | 'signed-in' | 'superuser' | { resource: Resource; verb: Verb }

/** The user behind a request. */
export interface Actor {
  id: number
  name: string
  role: string
  isSuperuser: boolean
  /** What the user must do first, as a sentence. Until then only `any-session` routes are open to them. */
  requiredAction?: Label
}

/** Whether the user has the permission to perform `verb` on records of the resource. */
export type May = (actor: Actor, resource: Resource, verb: Verb) => boolean

/** The actor of a request without a session. */
export const anonymous: Actor = { id: 0, name: '', role: '', isSuperuser: false }
