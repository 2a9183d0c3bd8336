export const verbs = ['view', 'create', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

/** Something that rights are given on: who may do what with it before anybody edits the matrix. */
export interface Resource {
  name: string
  label: string
  defaults: Readonly<Record<string, readonly Verb[]>>
}

/** What a route needs. `superuser` is for what no role may be given. */
export type Access = 'public' | 'signed-in' | 'superuser' | { resource: Resource; verb: Verb }

/** The person behind a request. */
export interface Actor {
  id: number
  name: string
  role: string
  isSuperuser: boolean
}
