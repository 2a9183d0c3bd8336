import type { FastifyRequest } from 'fastify'
import { type Access, type Actor, type May, nobody, type Resource, type Verb } from '../../contract/access.ts'
import { Problem } from '../../contract/problem.ts'

/** Who asks, and whether they may: decided by the feature people, asked by every route. */
export interface Authorization {
  /** The person behind a bearer token; null when the token is not valid (any more). */
  authenticate(token: string): Promise<Actor | null>
  /** The same for a stream that stays open by itself: it does not count as use of the session. */
  watch(token: string): Promise<Actor | null>
  /** A person as they are now, without a token; null for one who may not sign in any more. */
  now(person: number): Promise<Actor | null>
  /** Whom a text without a session shows: one of this installation's tokens, or a device that somebody signs in from. */
  known(shown: string): Promise<string | null>
  may: May
  /** Throws `confirmation_needed` where the person behind a token has not typed the password lately. */
  assertConfirmed(token: string): Promise<void>
  /** Another stamp than before: the person may do other things than before. */
  rightsStamp(actor: Actor): string
  /** The tables whose changes may change who somebody is or what they may do. */
  rightsTopics: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** As whom a public write is counted, where that is not its address. */
    countedAs: string | null
  }
}

/** The bearer token of a request, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Whether another right of a person lets them do something with their own records of a kind. */
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

/** Answers with the person behind the request, or throws 401 or 403. */
export async function authorize(
  request: FastifyRequest,
  access: Access,
  authorization: Authorization,
): Promise<Actor> {
  if (access === 'public') return nobody
  const token = bearerToken(request)
  const actor = token === undefined ? null : await authorization.authenticate(token)
  if (!actor) throw new Problem('token_not_valid', 'Sign in to continue.')
  // Also of one who is refused it is known who asked.
  request.actor = actor
  if (access === 'any-session') return actor
  if (actor.requiredAction !== undefined) throw new Problem('permission_denied', actor.requiredAction)
  assertMay(authorization, actor, access)
  return actor
}

/** Whether a person may do what needs this. */
export function isAllowed(authorization: Pick<Authorization, 'may'>, actor: Actor, access: Access): boolean {
  if (typeof access !== 'object') return access !== 'superuser' || actor.isSuperuser
  return (
    authorization.may(actor, access.resource, access.verb) ||
    mayWithOwn(authorization, actor, access.resource, access.verb)
  )
}

/** Throws `permission_denied` where a person may not do what needs this. */
export function assertMay(authorization: Pick<Authorization, 'may'>, actor: Actor, access: Access): void {
  if (!isAllowed(authorization, actor, access))
    throw new Problem('permission_denied', 'You do not have permission to do this.')
}
