import { LRUCache } from 'lru-cache'
import sql, { type Sql } from 'sql-template-tag'
import type { Label } from '../../../i18n/messages.ts'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Authorization } from '../../../kernel/server/http/authorization.ts'
import type { Live } from '../../../kernel/server/live/live.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { deviceOf } from '../sign-in/known-devices.server.ts'
import { clockOf, ownerOfUnwritten } from '../sign-in/read-only-sign-in.server.ts'
import { mustSetUpFactor } from '../factors/factor-requirements.server.ts'
import type { Keys } from '../keys/keys.server.ts'
import { sessionOpen } from './open-sessions.server.ts'
import type { PermissionMatrix } from '../permissions/permissions.server.ts'
import type { TokenClaims, TokenSigner } from './tokens.server.ts'

// The maximum delay until a change of a session or its user takes effect on all nodes.
const trustedForMs = 2000
const useReportedEveryMs = 60_000
/** How long a confirmed password counts for actions that ask for it again. */
const confirmedMinutes = 15

/** The first action that a user must complete before anything else, if any. */
function requiredActionOf({ must_change_password, must_set_up_factor }: RequiredActions): Label | undefined {
  if (must_change_password) return 'Choose a new password first.'
  return must_set_up_factor ? 'Set up two-factor authentication first.' : undefined
}

interface RequiredActions {
  must_change_password: boolean
  must_set_up_factor: boolean
}

interface AuthorizationParts {
  db: Db
  signer: TokenSigner
  keys: Keys
  matrix: PermissionMatrix
  live: Live
  /** Whether this node refuses writes, for example because the disk is full. */
  writesRefused(): boolean
}

/**
 * Identifies and authorizes the caller. The user of a token is cached for two seconds at most, and dropped at once when
 * a user changes.
 */
export function createAuthorization({
  db,
  signer,
  keys,
  matrix,
  live,
  writesRefused,
}: AuthorizationParts): Authorization & { forget(): void } {
  const known = new LRUCache<string, { actor: Actor | null; session: string }>({
    max: 10_000,
    ttl: trustedForMs,
  })
  const used = new LRUCache<string, true>({ max: 10_000, ttl: useReportedEveryMs })
  live.on('change', ({ topic }) => {
    if (topic === 'users' || topic === 'factor_rule') known.clear()
  })
  live.on('gap', () => known.clear())

  /** A sign-in without a stored session is valid for reading, while nothing can be written. */
  async function readerWhileUnwritable(userId: number, expires: number): Promise<Actor | null> {
    const { now, isReadOnly } = await clockOf(db)
    if (expires <= now || !(isReadOnly || writesRefused())) return null
    return await activePerson(sql`u.id = ${userId} and u.is_superuser`)
  }

  async function lookUp({ session, expires }: TokenClaims): Promise<Actor | null> {
    const unwritten = ownerOfUnwritten(session)
    if (unwritten !== null) return await readerWhileUnwritable(unwritten, expires)
    return await activePerson(sql`u.id = (
      select user_id from session where id = ${session} and to_timestamp(${expires}::float8) > now() and ${sessionOpen})`)
  }

  async function activePerson(which: Sql): Promise<Actor | null> {
    const found = await db.row<Actor & RequiredActions>(sql`
      select u.id, u.full_name as name, u.role, u.is_superuser as "isSuperuser", u.must_change_password,
        ${mustSetUpFactor(keys.cipher, 'u')} as must_set_up_factor
      from users u where u.user_status = 'active' and ${which}`)
    if (!found) return null
    const { must_change_password: _, must_set_up_factor: __, ...actor } = found
    const requiredAction = requiredActionOf(found)
    // A user with a required action has no role until it is completed, and so no permissions.
    return requiredAction === undefined ? actor : { ...actor, role: '', isSuperuser: false, requiredAction }
  }

  /** Records the last use of a session, at most once a minute. */
  async function recordUse(session: string): Promise<void> {
    if (used.has(session)) return
    used.set(session, true)
    // Reads must work while no commit is confirmed, so this update does not wait for it, and may fail.
    await db
      .run(
        sql`with unconfirmed as (select set_config('synchronous_commit', 'off', true))
        update session set last_used_at = now() from unconfirmed
        where id = ${session} and last_used_at < now() - interval '1 minute'`,
      )
      .catch(() => 0)
  }

  /** The token may be signed with a key that only another node has read yet. */
  async function readAgain(token: string): Promise<TokenClaims | null> {
    await keys.readAgain()
    return signer.read('access', token)
  }

  async function lookUpOnce(token: string): Promise<{ actor: Actor | null; session: string } | null> {
    const before = known.get(token)
    if (before) return before
    // Tokens without a valid signature are not cached: a flood of them would fill the memory.
    const claims = signer.read('access', token) ?? (await readAgain(token))
    if (!claims) return null
    const found = { actor: await lookUp(claims), session: claims.session }
    known.set(token, found)
    return found
  }

  return {
    async known(shown) {
      const claims = signer.read('refresh', shown)
      if (claims) return `session ${claims.session}`
      const device = deviceOf(signer, shown)
      if (device === null) return null
      const found = await db.row(sql`select from known_device where device = ${device} limit 1`)
      return found ? `device ${device}` : null
    },
    now: async (person) => await activePerson(sql`u.id = ${person}`),
    may: (actor, resource, verb) => matrix.may(actor, resource, verb),
    rightsStamp: ({ role, isSuperuser, requiredAction }) =>
      `${role} ${isSuperuser} ${requiredAction} ${matrix.version}`,
    rightsTopics: ['users', 'permission', 'factor_rule'],
    forget: () => known.clear(),
    async authenticate(token) {
      const found = await lookUpOnce(token)
      if (!found?.actor) return null
      await recordUse(found.session)
      return found.actor
    },
    async assertConfirmed(token) {
      const confirmed = await db.row(sql`
        select id from session where id = ${signer.read('access', token)?.session ?? null}
          and confirmed_at > now() - make_interval(mins => ${confirmedMinutes})`)
      if (!confirmed) throw new Problem('confirmation_needed', 'Confirm your password to continue.')
    },
    watch: async (token) => (await lookUpOnce(token))?.actor ?? null,
  }
}
