import pLimit from 'p-limit'
import sql from 'sql-template-tag'
import type { Label } from '../../../i18n/messages.ts'
import { type Actor, anonymous, type Resource } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { asciiDigits } from '../../../kernel/contract/values/text.ts'
import type { Alerts } from '../../../kernel/server/process/alerts.ts'
import { isUnwritable } from '../../../kernel/server/database/failures/database-error.ts'
import { type Db, queryable } from '../../../kernel/server/database/query.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import { writesOn, allowWriteWhileRefused } from '../../../kernel/server/database/writes.ts'
import type { Call, Client } from '../../../kernel/server/http/routes.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import {
  newestNotifications,
  notifyOfNewDevice,
  waitingNotifications,
} from '../sign-in/account-notifications.server.ts'
import { deviceOf, isKnownDevice, rememberDevice, signInDevice } from '../sign-in/known-devices.server.ts'
import { signInWithPasskey } from '../factors/passkeys/passkeys.contract.ts'
import { claimedOwner, ownerOfPasskey } from '../factors/passkeys/passkeys.server.ts'
import { passSecondStep } from '../factors/second-step.server.ts'
import { mustSetUpFactor } from '../factors/factor-requirements.server.ts'
import type { Auth } from '../sign-in/auth.server.ts'
import { expiredMessage, oneTimePasswordExpired } from '../passwords/one-time-password.server.ts'
import { passwordFits } from '../passwords/passwords.server.ts'
import type { Role } from '../permissions/roles.contract.ts'
import { login, logout, refresh, whoAmI } from './session.contract.ts'
import { noteSignInFailure } from '../sign-in/sign-in-failures.server.ts'
import {
  nextGeneration,
  presentGeneration,
  openSession,
  type OpenSession,
  type SessionOwner,
} from './session-generations.server.ts'
import { clockOf, checkReadOnlySignIn, readOnlySession } from '../sign-in/read-only-sign-in.server.ts'
import { type Attempt, countAttempt, forgetAttempt, serialized } from '../sign-in/sign-in-limit.server.ts'
import type { Tables } from '../tables.server.ts'
import { refreshSeconds, type TokenClaims, type TokenSigner } from './tokens.server.ts'
import { user as userEntity } from '../users.contract.ts'

const accessSeconds = 15 * 60

/** A user who signs in. `expired`: the temporary password has expired. */
type SignsIn = SessionOwner & Pick<Tables['users'], 'password_hash' | 'user_status'> & { expired: boolean }

function userType(user: SessionOwner): Role | 'superuser' {
  return user.is_superuser ? 'superuser' : user.role
}

function pairOf(
  signer: TokenSigner,
  { session, generation, began, until = began + refreshSeconds }: OpenSession & { until?: number },
  user: SessionOwner,
  message: Label,
): ReplyOf<typeof login> {
  return {
    message,
    access_token: signer.sign('access', { session, generation, expires: began + accessSeconds }),
    refresh_token: signer.sign('refresh', { session, generation, expires: until }),
    user: { id: user.id, user_type: userType(user) },
  }
}

/** The user with this user name, email or phone number, in any equivalent spelling; an exact match comes first. */
async function userNamed(db: Db, identifier: string) {
  return await db.row<SignsIn>(sql`
    select id, role, is_superuser, password_hash, user_status, ${oneTimePasswordExpired} as expired
    from sign_in_name join users on users.id = user_id
    where name in (code_key(${identifier}), lower(${identifier} collate "und-x-icu"))
    order by name <> lower(${identifier} collate "und-x-icu") limit 1`)
}

async function userOfKey(db: Db, id: number) {
  return await db.row<SignsIn>(sql`
    select id, role, is_superuser, password_hash, user_status, ${oneTimePasswordExpired} as expired
    from users where id = ${id}`)
}

/** Fields of the response that are not columns of the user. */
type FactsBeside =
  | 'rights'
  | 'user_type'
  | 'alarm'
  | 'rate'
  | 'money_waiting'
  | 'unread_notices'
  | 'newest_notices'
  | 'concerns'

/** The data of the session response besides the user's own record. */
export interface SessionFacts {
  /** All rows of the permission matrix. */
  resources: readonly Resource[]
  /** Whether superusers are alerted to a problem of the installation. */
  alarm: (db: Db) => Promise<boolean>
  /** The daily rate, for users who may see it. */
  rate: (actor: Actor, db: Db) => Promise<ReplyOf<typeof whoAmI>['rate']>
  /** The number of lines in To Reconcile for this user. */
  moneyWaiting: (actor: Actor, db: Db) => Promise<number>
  /** The number of unread notifications. */
  unread: (actor: Actor, db: Db) => Promise<number>
  /** Further alerts for superusers. */
  concerns: Pick<Alerts, 'all'>
}

/** The routes of sign-in, refresh, sign-out and the signed-in user (product decisions on sign-in and session). */
export function sessionRoutes(
  { routes, pool, log }: Kernel,
  { signer, keys, matrix, authorization }: Auth,
  { resources, alarm, rate, moneyWaiting, unread, concerns: alerts }: SessionFacts,
): void {
  // Hashing needs memory and a core.
  const oneOfTwo = pLimit(2)

  async function signIn({ body, client }: Call<typeof login>, db: Db) {
    const identifier = asciiDigits(body.user)
    const user = await userNamed(db, identifier)
    const device = deviceOf(signer, body.device_key)
    const whose = user ? `user ${user.id}` : `name ${identifier.toLowerCase()}`
    // A device from which the user has signed in before is limited separately, so that guesses from elsewhere do not
    // lock it out.
    const isKnown = user && (await isKnownDevice(db, user.id, device))
    const tryAt = (identifier: string): Attempt =>
      isKnown
        ? { identifier: `${identifier} on known devices`, address: `device ${device}` }
        : { identifier, address: client.address }
    const attempt = await countAttempt(pool, tryAt(whose))
    if (!(await passwordFits(user?.password_hash, body.password)) || !user) {
      throw new Problem('invalid_credentials', 'User and Password Invalid')
    }
    await forgetAttempt(db, attempt)
    assertOpen(user)
    const codes = tryAt(`codes of user ${user.id}`)
    await passSecondStep(pool, db, keys, { userId: user.id, code: body.code, codes })
    return await openSessionFor(user, body.device_key, client)
  }

  /** Signs a superuser in while nothing can be written; `refusal` is thrown for everybody else. */
  async function signInUnwritten({ body, client }: Call<typeof login>, db: Db, refusal: unknown) {
    const identifier = asciiDigits(body.user)
    const user = await userNamed(db, identifier)
    const whose = user ? `user ${user.id}` : `name ${identifier.toLowerCase()}`
    await checkReadOnlySignIn(db, keys, user, { ...body, identifier: whose, address: client.address })
    if (!user) throw refusal
    assertOpen(user)
    const { now, isReadOnly } = await clockOf(db)
    if (!user.is_superuser || !(isReadOnly || writesOn(pool).refusal !== null)) throw refusal
    const session = { session: readOnlySession(user.id), generation: 1, began: now }
    return pairOf(signer, session, user, 'Login Successfully!')
  }

  /** Throws if the account is pending, on hold, or its temporary password has expired. */
  function assertOpen(user: SignsIn): void {
    if (user.user_status === 'pending') {
      throw new Problem('account_pending', 'Your account is waiting for approval.')
    }
    if (user.user_status === 'hold') throw new Problem('account_on_hold', 'Your account is on hold.')
    if (user.expired) throw new Problem('invalid_credentials', expiredMessage)
  }

  /** Opens a session for an authenticated user. */
  async function openSessionFor(user: SignsIn, deviceKey: string | null, client: Client) {
    const knownAs = signInDevice(signer, deviceKey, client)
    const open = async () =>
      transaction(pool, anonymous, async (tx) => {
        await notifyOfNewDevice(tx, user.id, knownAs, client)
        await rememberDevice(tx, user.id, knownAs)
        const session = await openSession(tx, user.id, client, knownAs)
        await log.logIn(tx, { kind: 'sign_in', userId: user.id, client })
        return session
      })
    // While the disk is full only superusers may sign in, to free space.
    const opened = await allowWriteWhileRefused(user.is_superuser, open)
    return pairOf(signer, opened, user, 'Login Successfully!')
  }

  /** Writes a refused sign-in to the security log: the user, or the entered name if there is no such user. */
  async function noteFailure({ body, client }: Call<typeof login>, db: Db, error: unknown): Promise<void> {
    // Asking for the second step is not a failure.
    if (error instanceof Problem && error.code === 'second_factor_needed' && body.code === null) return
    await noteSignInFailure(log, client, error, async () => {
      const identifier = asciiDigits(body.user)
      const user = await userNamed(db, identifier)
      return user ? { userId: user.id } : { typed: identifier }
    })
  }

  async function passkeySignIn({ body, client }: Call<typeof signInWithPasskey>, db: Db) {
    // Signatures cannot be guessed; the limit protects processing time and the size of the security log.
    const device = deviceOf(signer, body.device_key)
    const owner = await claimedOwner(db, body.response)
    // As with passwords, a known device of the owner is limited separately.
    const isKnown = owner !== undefined && (await isKnownDevice(db, owner, device))
    const address = isKnown ? `passkeys on device ${device}` : `passkeys from ${client.address}`
    const attempt = await countAttempt(pool, { identifier: address, address })
    const user = await userOfKey(db, await ownerOfPasskey(db, client.origin, body.response))
    if (!user) throw new Problem('invalid_credentials', 'User and Password Invalid')
    await forgetAttempt(db, attempt)
    assertOpen(user)
    return await openSessionFor(user, body.device_key, client)
  }

  routes.operation(login, async (call, db) =>
    serialized(call.client.address, async () =>
      oneOfTwo(async () =>
        allowWriteWhileRefused(true, async () => signIn(call, db)).catch(async (error: unknown) => {
          if (isUnwritable(error)) return await signInUnwritten(call, db, error)
          throw error
        }),
      ),
    ).catch(async (error: unknown) => {
      await allowWriteWhileRefused(true, async () => noteFailure(call, db, error))
      throw error
    }),
  )

  routes.operation(signInWithPasskey, async (call, db) =>
    serialized(call.client.address, async () =>
      allowWriteWhileRefused(true, async () => passkeySignIn(call, db)),
    ).catch(async (error: unknown) => {
      await noteSignInFailure(log, call.client, error, async () => ({
        userId: await claimedOwner(db, call.body.response),
      }))
      throw error
    }),
  )

  /**
   * Renews a session. While nothing can be written, the same generation continues until it expires, so users can go on
   * reading.
   */
  async function generationAfter(claims: TokenClaims, client: Client, db: Db) {
    try {
      return await nextGeneration(db, claims, client.address)
    } catch (error) {
      if (!isUnwritable(error) && writesOn(pool).refusal === null) throw error
      return await presentGeneration(queryable(pool), claims)
    }
  }

  routes.operation(refresh, async ({ body, client }, db) => {
    if (!signer.read('refresh', body.refresh)) await keys.readAgain()
    const claims = signer.read('refresh', body.refresh)
    const next = claims && (await generationAfter(claims, client, db))
    if (claims && next?.generation === claims.generation)
      return pairOf(signer, { ...next, until: claims.expires }, next, 'Session renewed.')
    if (!next) {
      authorization.forget()
      throw new Problem('token_not_valid', 'Sign in again.')
    }
    return pairOf(signer, next, next, 'Session renewed.')
  })

  routes.command(logout, async ({ token }, tx) => {
    const claims = signer.read('access', token)
    if (claims) await tx.run(sql`delete from session where id = ${claims.session}`)
    tx.afterCommit(authorization.forget)
    return null
  })

  /** The number of accounts that wait for this user's approval, as SQL. */
  function waitingFor(actor: Actor) {
    if (!matrix.may(actor, userEntity.resource, 'update')) return sql`0`
    return sql`(select count(*) from users where user_status = 'pending')`
  }

  routes.query(whoAmI, async ({ actor, token }, db) => {
    const session = signer.read('access', token)?.session
    const user = await db.row<SessionOwner & Omit<ReplyOf<typeof whoAmI>, FactsBeside>>(sql`
      select id, role, is_superuser, full_name, first_name, email, user_image, language, must_change_password,
        ${mustSetUpFactor(keys.cipher, 'users')} as must_set_up_factor,
        case when must_change_password then password_set_by end as password_set_by,
        case when must_change_password then password_set_at end as password_set_at,
        coalesce((select lists from hidden_columns where user_id = users.id), '{}') as hidden_columns,
        coalesce((select lists from column_layout where user_id = users.id), '{}') as column_layouts,
        (select json_build_object('page_size', page_size, 'compact', compact) from list_look
          where user_id = users.id) as list_look,
        coalesce((select pages from pinned_pages where user_id = users.id), '[]') as pinned_pages,
        ${waitingNotifications(session)} as notices,
        ${waitingFor(actor)} as waiting_for_approval
      from users where id = ${actor.id}`)
    if (!user) throw new Problem('token_not_valid', 'Sign in to continue.')
    return {
      ...user,
      user_type: userType(user),
      rights: matrix.rightsOf(actor, resources),
      alarm: actor.isSuperuser && (await alarm(db)),
      rate: await rate(actor, db),
      money_waiting: await moneyWaiting(actor, db),
      unread_notices: await unread(actor, db),
      newest_notices: user.notices > 0 ? await newestNotifications(db, session) : [],
      concerns: actor.isSuperuser ? alerts.all() : [],
    }
  })
}
