import pLimit from 'p-limit'
import sql from 'sql-template-tag'
import type { Label } from '../../../i18n/messages.ts'
import { type Actor, nobody, type Resource } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import { asciiDigits } from '../../../kernel/contract/values/text.ts'
import type { Alerts } from '../../../kernel/server/process/alerts.ts'
import { isUnwritable } from '../../../kernel/server/database/failures/database-error.ts'
import { type Db, queryable } from '../../../kernel/server/database/query.ts'
import { transaction } from '../../../kernel/server/database/transaction.ts'
import { writesOn, writingDespiteRefusal } from '../../../kernel/server/database/writes.ts'
import type { Call, Client } from '../../../kernel/server/http/routes.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import {
  newestNotifications,
  tellOfNewDevice,
  waitingNotifications,
} from '../sign-in/account-notifications.server.ts'
import { deviceOf, isKnownDevice, rememberDevice, signInDevice } from '../sign-in/known-devices.server.ts'
import { signInWithPasskey } from '../factors/passkeys/passkeys.contract.ts'
import { claimedOwner, ownerOfPasskey } from '../factors/passkeys/passkeys.server.ts'
import { passSecondStep } from '../factors/second-step.server.ts'
import { mustSetUpFactor } from '../factors/standing.server.ts'
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
import { clockOf, passUnwritten, unwrittenSession } from '../sign-in/unwritten-sign-in.server.ts'
import { type Attempt, countAttempt, forgetAttempt, inTurn } from '../sign-in/sign-in-limit.server.ts'
import type { Tables } from '../tables.server.ts'
import { refreshSeconds, type TokenClaims, type TokenSigner } from './tokens.server.ts'
import { user as userEntity } from '../users.contract.ts'

const accessSeconds = 15 * 60

/** Who asks to sign in. `expired` tells whether their password was for one time, which has passed. */
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

/** The user whom an identifier names: user name, email or phone number, in any spelling that looks the same; of two that do, the one that is meant exactly. */
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

/** What the row of a person does not say. */
type FactsBeside =
  | 'rights'
  | 'user_type'
  | 'alarm'
  | 'rate'
  | 'money_waiting'
  | 'unread_notices'
  | 'newest_notices'
  | 'concerns'

/** What somebody who is signed in is told beside what their own record says. */
export interface SessionFacts {
  /** All rows of the permission matrix. */
  resources: readonly Resource[]
  /** Whether something is wrong with the installation that superusers must hear of. */
  alarm: (db: Db) => Promise<boolean>
  /** What a dollar is today, for those who are told of it. */
  rate: (actor: Actor, db: Db) => Promise<ReplyOf<typeof whoAmI>['rate']>
  /** How much money waits to be put in its place by this person. */
  moneyWaiting: (actor: Actor, db: Db) => Promise<number>
  /** Of how much they are told that they have not read. */
  unread: (actor: Actor, db: Db) => Promise<number>
  /** What else superusers should see to. */
  concerns: Pick<Alerts, 'all'>
}

/** Sign-in, refresh, sign-out, and who is signed in (product decisions on sign-in and session). */
export function sessionRoutes(
  { routes, pool, log }: Kernel,
  { signer, keys, matrix, authorization }: Auth,
  { resources, alarm, rate, moneyWaiting, unread, concerns: alerts }: SessionFacts,
): void {
  // Hashing takes memory and a core.
  const oneOfTwo = pLimit(2)

  async function signIn({ body, client }: Call<typeof login>, db: Db) {
    const identifier = asciiDigits(body.user)
    const user = await userNamed(db, identifier)
    const device = deviceOf(signer, body.device_key)
    const whose = user ? `user ${user.id}` : `name ${identifier.toLowerCase()}`
    // Whoever has signed in from this device before is not locked out by what is typed elsewhere, or beside them.
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
    return await letIn(user, body.device_key, client)
  }

  /** Signs a superuser in where nothing can be written; `refusal` is what everybody else is told. */
  async function signInUnwritten({ body, client }: Call<typeof login>, db: Db, refusal: unknown) {
    const identifier = asciiDigits(body.user)
    const user = await userNamed(db, identifier)
    const whose = user ? `user ${user.id}` : `name ${identifier.toLowerCase()}`
    await passUnwritten(db, keys, user, { ...body, identifier: whose, address: client.address })
    if (!user) throw refusal
    assertOpen(user)
    const { now, isReadOnly } = await clockOf(db)
    if (!user.is_superuser || !(isReadOnly || writesOn(pool).refusal !== null)) throw refusal
    const session = { session: unwrittenSession(user.id), generation: 1, began: now }
    return pairOf(signer, session, user, 'Login Successfully!')
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
  async function letIn(user: SignsIn, deviceKey: string | null, client: Client) {
    const knownAs = signInDevice(signer, deviceKey, client)
    const open = async () =>
      transaction(pool, nobody, async (tx) => {
        await tellOfNewDevice(tx, user.id, knownAs, client)
        await rememberDevice(tx, user.id, knownAs)
        const session = await openSession(tx, user.id, client, knownAs)
        await log.noteIn(tx, { kind: 'sign_in', userId: user.id, client })
        return session
      })
    // Where the disk is full, superusers alone are let in: they see to it that there is room.
    const opened = await writingDespiteRefusal(user.is_superuser, open)
    return pairOf(signer, opened, user, 'Login Successfully!')
  }

  /** Notes a sign-in that was refused: whose, or what was typed where nobody is called so. */
  async function noteFailure({ body, client }: Call<typeof login>, db: Db, error: unknown): Promise<void> {
    // The first of two steps is no failure.
    if (error instanceof Problem && error.code === 'second_factor_needed' && body.code === null) return
    await noteSignInFailure(log, client, error, async () => {
      const identifier = asciiDigits(body.user)
      const user = await userNamed(db, identifier)
      return user ? { userId: user.id } : { typed: identifier }
    })
  }

  async function passkeySignIn({ body, client }: Call<typeof signInWithPasskey>, db: Db) {
    // Nobody guesses a signature; what is limited is the work, and what the security log has to tell.
    const device = deviceOf(signer, body.device_key)
    const owner = await claimedOwner(db, body.response)
    // As by password: a device that its owner has signed in from is counted apart.
    const isKnown = owner !== undefined && (await isKnownDevice(db, owner, device))
    const address = isKnown ? `passkeys on device ${device}` : `passkeys from ${client.address}`
    const attempt = await countAttempt(pool, { identifier: address, address })
    const user = await userOfKey(db, await ownerOfPasskey(db, client.origin, body.response))
    if (!user) throw new Problem('invalid_credentials', 'User and Password Invalid')
    await forgetAttempt(db, attempt)
    assertOpen(user)
    return await letIn(user, body.device_key, client)
  }

  routes.operation(login, async (call, db) =>
    inTurn(call.client.address, async () =>
      oneOfTwo(async () =>
        writingDespiteRefusal(true, async () => signIn(call, db)).catch(async (error: unknown) => {
          if (isUnwritable(error)) return await signInUnwritten(call, db, error)
          throw error
        }),
      ),
    ).catch(async (error: unknown) => {
      await writingDespiteRefusal(true, async () => noteFailure(call, db, error))
      throw error
    }),
  )

  routes.operation(signInWithPasskey, async (call, db) =>
    inTurn(call.client.address, async () =>
      writingDespiteRefusal(true, async () => passkeySignIn(call, db)),
    ).catch(async (error: unknown) => {
      await noteSignInFailure(log, call.client, error, async () => ({
        userId: await claimedOwner(db, call.body.response),
      }))
      throw error
    }),
  )

  /** Whoever is signed in goes on reading where nothing can be written: with the same generation, for as long as before. */
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

  /** How many accounts wait for the approval of this person. */
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
