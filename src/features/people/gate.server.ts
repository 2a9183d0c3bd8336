import { LRUCache } from 'lru-cache'
import sql from 'sql-template-tag'
import type { Actor } from '../../kernel/contract/access.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { Gate } from '../../kernel/server/http/gate.ts'
import type { Live } from '../../kernel/server/live.ts'
import { sessionOpen } from './open-sessions.server.ts'
import type { PermissionMatrix } from './permissions.server.ts'
import type { Tables } from './tables.server.ts'
import type { TokenClaims, TokenSigner } from './tokens.server.ts'

// Whatever happens to a session or its user takes effect everywhere once this has passed.
const trustedForMs = 2000
const useToldEveryMs = 60_000

/**
 * Decides who asks and whether they may. What a token stands for is kept for two seconds at most, and
 * dropped at once when a user changes.
 */
export function createGate(
  db: Db,
  signer: TokenSigner,
  matrix: PermissionMatrix,
  live: Live,
): Gate & { forget(): void } {
  const known = new LRUCache<string, { actor: Actor | null; session: string }>({
    max: 10_000,
    ttl: trustedForMs,
  })
  const used = new LRUCache<string, true>({ max: 10_000, ttl: useToldEveryMs })
  live.on('change', ({ topic }) => {
    if (topic === 'users') known.clear()
  })
  live.on('gap', () => known.clear())

  async function lookUp(claims: TokenClaims): Promise<Actor | null> {
    // Whoever must change their password first has no role until then, and so no rights.
    const found = await db.row<Actor & Pick<Tables['users'], 'must_change_password'>>(sql`
      select u.id, u.full_name as name, u.must_change_password,
        case when u.must_change_password then '' else u.role end as role,
        u.is_superuser and not u.must_change_password as "isSuperuser"
      from session join users u on u.id = session.user_id
      where session.id = ${claims.session} and to_timestamp(${claims.expires}::float8) > now()
        and u.user_status = 'active' and ${sessionOpen}`)
    if (!found) return null
    const { must_change_password, ...actor } = found
    return must_change_password ? { ...actor, firstDuty: 'Choose your own password first.' } : actor
  }

  /** Writes down that a session is in use, once a minute. */
  async function recordUse(session: string): Promise<void> {
    if (used.has(session)) return
    used.set(session, true)
    // Reads must go on where no commit is confirmed, so this one does not wait for that, and may fail.
    await db
      .run(
        sql`with unconfirmed as (select set_config('synchronous_commit', 'off', true))
        update session set last_used_at = now() from unconfirmed
        where id = ${session} and last_used_at < now() - interval '1 minute'`,
      )
      .catch(() => 0)
  }

  async function lookUpOnce(token: string): Promise<{ actor: Actor | null; session: string } | null> {
    const before = known.get(token)
    if (before) return before
    // What nobody signed is not kept: a flood of it would fill the memory.
    const claims = signer.read('access', token)
    if (!claims) return null
    const found = { actor: await lookUp(claims), session: claims.session }
    known.set(token, found)
    return found
  }

  return {
    may: (actor, resource, verb) => matrix.may(actor, resource, verb),
    rightsStamp: ({ role, isSuperuser }) => `${role} ${isSuperuser} ${matrix.version}`,
    rightsTopics: ['users', 'permission'],
    forget: () => known.clear(),
    async authenticate(token) {
      const found = await lookUpOnce(token)
      if (!found?.actor) return null
      await recordUse(found.session)
      return found.actor
    },
    watch: async (token) => (await lookUpOnce(token))?.actor ?? null,
  }
}
