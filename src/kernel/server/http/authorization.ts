import type { FastifyRequest } from 'fastify'
import {
  type Access,
  type Actor,
  type May,
  anonymous,
  type Resource,
  type Verb,
} from '../../contract/access.ts'
import { Problem } from '../../contract/problem.ts'

/** Identifies users and checks their permissions; implemented by the feature `people` and called by every route. */
export interface Authorization {
  /** The user of a bearer token; null if the token is not valid. */
  authenticate(token: string): Promise<Actor | null>
  /** The same for a stream that stays open; it does not count as use of the session. */
  watch(token: string): Promise<Actor | null>
  /** A user's current account, without a token; null if they may not sign in any more. */
  now(person: number): Promise<Actor | null>
  /** Identifies a sender without a session: by a token of this installation, or by a known device. Null if unknown. */
  known(shown: string): Promise<string | null>
  may: May
  /** Throws `confirmation_needed` if the user of the token has not entered their password recently. */
  assertConfirmed(token: string): Promise<void>
  /** A stamp that changes when the user's permissions change. */
  rightsStamp(actor: Actor): string
  /** The tables whose changes may affect users or their permissions. */
  rightsTopics: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** The identity that a public write is counted under, if it is not the address. */
    senderKey: string | null
  }
}

/** The bearer token of a request, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Whether another permission lets a user do this with their own records of a kind. */
export function mayWithOwn(
  authorization: Pick<Authorization, 'may'>,
  actor: Actor,
  { own }: Resource,
  verb: Verb,
): boolean {
  return (
    own !== undefined && own.verbs.includes(verb) && authorization.may(actor, own.to.resource, own.to.verb)
  )
}

/** Returns the user of the request, or throws 401 or 403. */
export async function authorize(
  request: FastifyRequest,
  access: Access,
  authorization: Authorization,
): Promise<Actor> {
  if (access === 'public') return anonymous
  const token = bearerToken(request)
  const actor = token === undefined ? null : await authorization.authenticate(token)
  if (!actor) throw new Problem('token_not_valid', 'Sign in to continue.')
  // Set before the checks, so that a refused request also has its user.
  request.actor = actor
  if (access === 'any-session') return actor
  if (actor.requiredAction !== undefined) throw new Problem('permission_denied', actor.requiredAction)
  assertMay(authorization, actor, access)
  return actor
}

/** Whether a user has the required permission. */
export function isAllowed(authorization: Pick<Authorization, 'may'>, actor: Actor, access: Access): boolean {
  if (typeof access !== 'object') return access !== 'superuser' || actor.isSuperuser
  return (
    authorization.may(actor, access.resource, access.verb) ||
    mayWithOwn(authorization, actor, access.resource, access.verb)
  )
}

/** Throws `permission_denied` if a user does not have the required permission. */
export function assertMay(authorization: Pick<Authorization, 'may'>, actor: Actor, access: Access): void {
  if (!isAllowed(authorization, actor, access))
    throw new Problem('permission_denied', 'You do not have permission to do this.')
}
