import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import sql from 'sql-template-tag'
import type { Actor, Resource } from '../../kernel/contract/access.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { Problem } from '../../kernel/contract/problem.ts'
import { asciiDigits } from '../../kernel/contract/text.ts'
import type { Concerns } from '../../kernel/server/concerns.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { Call, Client } from '../../kernel/server/http/routes.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { newestNotices, tellOfNewDevice, waitingNotices } from './account-notices.server.ts'
import { deviceOf, isKnownDevice, rememberDevice, signInDevice } from './known-devices.server.ts'
import { signInWithPasskey } from './factors/passkeys.contract.ts'
import { ownerOfPasskey } from './factors/passkeys.server.ts'
import { passSecondStep } from './factors/second-step.server.ts'
import { mustSetUpFactor } from './factors/standing.server.ts'
import type { Keys } from './keys.server.ts'
import { expiredMessage, oneTimePasswordExpired } from './one-time-password.server.ts'
import { sessionOpen } from './open-sessions.server.ts'
import { passwordFits } from './passwords.server.ts'
import type { PermissionMatrix } from './permissions.server.ts'
import type { Role } from './roles.contract.ts'
import { login, logout, refresh, whoAmI } from './session.contract.ts'
import { countAttempt, forgetAttempt, inTurn } from './sign-in-limit.server.ts'
import type { Tables } from './tables.server.ts'
import { refreshSeconds, type TokenSigner } from './tokens.server.ts'
import { user as userEntity } from './users.contract.ts'

const accessSeconds = 15 * 60
const repeatSeconds = 120

type SessionOwner = Pick<Row<typeof userEntity>, 'id' | 'role' | 'is_superuser'>

interface OpenSession extends Pick<Tables['session'], 'generation'> {
  session: Tables['session']['id']
  /** When this generation began, seconds since 1970 by the database's clock. */
  began: number
}

/** Who asks to sign in. `expired` tells whether their password was for one time, which has passed. */
type SignsIn = SessionOwner & Pick<Tables['users'], 'password_hash' | 'user_status'> & { expired: boolean }

function userType(user: SessionOwner): Role | 'superuser' {
  return user.is_superuser ? 'superuser' : user.role
}

function pairOf(
  signer: TokenSigner,
  { session, generation, began }: OpenSession,
  user: SessionOwner,
  message: string,
): ReplyOf<typeof login> {
  return {
    message,
    access_token: signer.sign('access', { session, generation, expires: began + accessSeconds }),
    refresh_token: signer.sign('refresh', { session, generation, expires: began + refreshSeconds }),
    user: { id: user.id, user_type: userType(user) },
  }
}

/** Opens a session, and clears away those of the user that have ended by themselves. */
async function openSession(db: Db, userId: number, client: Client, knownAs: string): Promise<OpenSession> {
  const session = randomUUID()
  await db.run(sql`delete from session where user_id = ${userId} and not ${sessionOpen}`)
  const opened = await db.row<{ began: number }>(sql`
    insert into session (id, user_id, device, address, known_as)
    values (${session}, ${userId}, ${client.device.slice(0, 500)}, ${client.address}, ${knownAs})
    returning floor(extract(epoch from refreshed_at))::int8 as began`)
  return { session, generation: 1, began: opened?.began ?? 0 }
}

/** The user whom an identifier names: user name, email or phone number, whatever the case. */
async function userNamed(db: Db, identifier: string) {
  return await db.row<SignsIn>(sql`
    select id, role, is_superuser, password_hash, user_status, ${oneTimePasswordExpired} as expired
    from sign_in_name join users on users.id = user_id
    where name = lower(${identifier} collate "und-x-icu")`)
}

async function userOfKey(db: Db, id: number) {
  return await db.row<SignsIn>(sql`
    select id, role, is_superuser, password_hash, user_status, ${oneTimePasswordExpired} as expired
    from users where id = ${id}`)
}

/**
 * The next generation of a session. The same token again within two minutes answers the same pair, since the
 * first answer may have been lost, with the node or the database that gave it; used later it was stolen or copied, and the whole session ends.
 */
async function nextGeneration(
  db: Db,
  claims: { session: string; generation: number; expires: number },
  address: string,
): Promise<(OpenSession & SessionOwner) | undefined> {
  const answer = sql`session.id as session, generation, floor(extract(epoch from refreshed_at))::int8 as began,
    u.id, u.role, u.is_superuser`
  const alive = sql`session.id = ${claims.session} and u.id = session.user_id and u.user_status = 'active'
    and ${sessionOpen}`
  const next = await db.row<OpenSession & SessionOwner>(sql`
    update session set generation = generation + 1, refreshed_at = now(), address = ${address}
    from users u
    where ${alive} and generation = ${claims.generation} and to_timestamp(${claims.expires}::float8) > now()
    returning ${answer}`)
  if (next) return next
  const repeated = await db.row<OpenSession & SessionOwner>(sql`
    select ${answer} from session, users u
    where ${alive} and generation = ${claims.generation + 1}
      and refreshed_at > now() - make_interval(secs => ${repeatSeconds})`)
  if (repeated) return repeated
  await db.run(sql`delete from session where id = ${claims.session} and generation > ${claims.generation}`)
  return undefined
}

/** What the row of a person does not say. */
type ToldBeside = 'rights' | 'user_type' | 'alarm' | 'rate' | 'newest_notices' | 'concerns'

interface SessionOptions {
  signer: TokenSigner
  keys: Keys
  matrix: PermissionMatrix
  /** Drops what is kept of tokens, once some have ended. */
  forgetTokens: () => void
  resources: readonly Resource[]
  /** Whether something is wrong with the house that superusers must hear of. */
  alarm: (db: Db) => Promise<boolean>
  /** What a dollar is today, for those who are told of it. */
  rate: (actor: Actor, db: Db) => Promise<ReplyOf<typeof whoAmI>['rate']>
  /** What else superusers should see to. */
  concerns: Pick<Concerns, 'all'>
}

/** Sign-in, refresh, sign-out, and who is signed in (product decisions on sign-in and session). */
export function sessionRoutes(
  { routes, pool, log }: Kernel,
  { signer, keys, matrix, forgetTokens, resources, alarm, rate, concerns }: SessionOptions,
): void {
  // Hashing takes memory and a core.
  const oneOfTwo = pLimit(2)

  async function signIn({ body, client }: Call<typeof login>, db: Db) {
    const identifier = asciiDigits(body.user)
    const user = await userNamed(db, identifier)
    const device = deviceOf(signer, body.device_key)
    const whose = user ? `user ${user.id}` : `name ${identifier.toLowerCase()}`
    // Whoever has signed in from this device before is not locked out by what is typed elsewhere, or beside them.
    const attempt = await countAttempt(
      pool,
      user && (await isKnownDevice(db, user.id, device))
        ? { identifier: `${whose} on known devices`, address: `device ${device}` }
        : { identifier: whose, address: client.address },
    )
    if (!(await passwordFits(user?.password_hash, body.password)) || !user) {
      throw new Problem('invalid_credentials', 'User and Password Invalid')
    }
    await forgetAttempt(db, attempt)
    assertOpen(user)
    await passSecondStep(pool, db, keys, { userId: user.id, code: body.code })
    return await letIn(db, user, body.device_key, client)
  }

  /** Throws for an account that is not open to its owner. */
  function assertOpen(user: SignsIn): void {
    if (user.user_status === 'pending') {
      throw new Problem('account_pending', 'Your account is waiting for approval.')
    }
    if (user.user_status === 'hold') throw new Problem('account_on_hold', 'Your account is on hold.')
    if (user.expired) throw new Problem('invalid_credentials', expiredMessage)
  }

  /** Opens a session for somebody who has shown who they are. */
  async function letIn(db: Db, user: SignsIn, deviceKey: string | null, client: Client) {
    const knownAs = signInDevice(signer, deviceKey, client)
    await tellOfNewDevice(db, user.id, knownAs, client)
    await rememberDevice(db, user.id, knownAs)
    const opened = await openSession(db, user.id, client, knownAs)
    await log.note({ kind: 'sign_in', userId: user.id, client })
    return pairOf(signer, opened, user, 'Login Successfully!')
  }

  /** Notes a sign-in that was refused: whose, or what was typed where nobody is called so. */
  async function noteFailure({ body, client }: Call<typeof login>, db: Db, error: unknown): Promise<void> {
    if (!(error instanceof Problem)) return
    // The first of two steps is no failure.
    if (error.code === 'second_factor_needed' && body.code === null) return
    const identifier = asciiDigits(body.user)
    const user = await userNamed(db, identifier)
    const typed = user ? '' : ` (${identifier})`
    // How long a lock still lasts is another text each minute.
    const isLocked = error.code === 'too_many_requests'
    const reason = isLocked ? 'Too many attempts' : error.message
    const kind = isLocked ? 'locked' : 'sign_in_failed'
    await log.note({ kind, aboutId: user?.id, client, detail: reason + typed })
  }

  routes.act(login, async (call, db) =>
    inTurn(call.client.address, async () => oneOfTwo(async () => signIn(call, db))).catch(
      async (error: unknown) => {
        await noteFailure(call, db, error)
        throw error
      },
    ),
  )

  routes.act(signInWithPasskey, async ({ body, client }, db) => {
    const user = await userOfKey(db, await ownerOfPasskey(db, client.origin, body.response))
    if (!user) throw new Problem('invalid_credentials', 'User and Password Invalid')
    assertOpen(user)
    return await letIn(db, user, body.device_key, client)
  })

  routes.act(refresh, async ({ body, client }, db) => {
    if (!signer.read('refresh', body.refresh)) await keys.readAgain()
    const claims = signer.read('refresh', body.refresh)
    const next = claims && (await nextGeneration(db, claims, client.address))
    if (!next) {
      forgetTokens()
      throw new Problem('token_not_valid', 'Please sign in again.')
    }
    return pairOf(signer, next, next, 'Session renewed.')
  })

  routes.act(logout, async ({ token }, db) => {
    const claims = signer.read('access', token)
    if (claims) await db.run(sql`delete from session where id = ${claims.session}`)
    forgetTokens()
    return null
  })

  /** How many accounts wait for the approval of this person. */
  function waitingFor(actor: Actor) {
    if (!matrix.may(actor, userEntity.resource, 'update')) return sql`0`
    return sql`(select count(*) from users where user_status = 'pending')`
  }

  routes.query(whoAmI, async ({ actor, token }, db) => {
    const session = signer.read('access', token)?.session
    const user = await db.row<SessionOwner & Omit<ReplyOf<typeof whoAmI>, ToldBeside>>(sql`
      select id, role, is_superuser, full_name, email, user_image, must_change_password,
        ${mustSetUpFactor(keys.seal, 'users')} as must_set_up_factor,
        case when must_change_password then password_set_by end as password_set_by,
        case when must_change_password then password_set_at end as password_set_at,
        coalesce((select lists from hidden_columns where user_id = users.id), '{}') as hidden_columns,
        ${waitingNotices(session)} as notices,
        ${waitingFor(actor)} as waiting_for_approval
      from users where id = ${actor.id}`)
    if (!user) throw new Problem('token_not_valid', 'Please sign in.')
    return {
      ...user,
      user_type: userType(user),
      rights: matrix.rightsOf(actor, resources),
      alarm: actor.isSuperuser && (await alarm(db)),
      rate: await rate(actor, db),
      newest_notices: user.notices > 0 ? await newestNotices(db, session) : [],
      concerns: actor.isSuperuser ? concerns.all() : [],
    }
  })
}
