import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { readRecord } from '../../../kernel/server/records/records.ts'
import { endOtherSessions, endSession, openSessions } from './session.contract.ts'
import { assertMayTouch } from '../permissions/superuser-rules.server.ts'
import type { TokenSigner } from './tokens.server.ts'
import { user, userEndpoints } from '../users.contract.ts'

type OpenSession = ReplyOf<typeof openSessions>['results'][number]

/** The condition that a `session` is neither idle for too long nor too old. */
export const sessionOpen = raw(`(
  session.last_used_at > now() - make_interval(hours => (select session_idle_hours from settings))
  and session.created_at > now() - make_interval(days => (select session_days from settings)))`)

/** Ends all sessions of a user, except one if given: after a password change, a hold, a reset. */
export async function endSessionsOf(db: Db, userId: number, except: string | null = null): Promise<void> {
  await db.run(
    sql`delete from session where user_id = ${userId} and (${except}::uuid is null or id <> ${except})`,
  )
}

async function endOne(db: Db, userId: number, session: string | undefined): Promise<void> {
  const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(session ?? '')
  const ended = isKey
    ? await db.run(sql`delete from session where id = ${session} and user_id = ${userId}`)
    : 0
  if (ended === 0) throw new Problem('not_found', 'This session has already ended.')
}

/** The open sessions of a user, last used first. */
async function sessionsOf<S>(db: Db, userId: number, more: Sql): Promise<S[]> {
  return await db.rows<S>(sql`
    select id, device, address, created_at, last_used_at, ${more}
    from session where user_id = ${userId} and ${sessionOpen} order by last_used_at desc, id`)
}

/** The routes to list and sign out devices, the user's own and another user's. */
export function openSessionRoutes({ routes }: Kernel, signer: TokenSigner, forgetTokens: () => void): void {
  routes.query(openSessions, async ({ actor, token }, db) => {
    const current = signer.read('access', token)?.session
    return { results: await sessionsOf<OpenSession>(db, actor.id, sql`id = ${current}::uuid as is_current`) }
  })

  routes.command(endOtherSessions, async ({ actor, token }, tx) => {
    await endSessionsOf(tx, actor.id, signer.read('access', token)?.session ?? null)
    tx.afterCommit(forgetTokens)
    return null
  })

  routes.command(endSession, async ({ actor, params }, tx) => {
    await endOne(tx, actor.id, params['session'])
    tx.afterCommit(forgetTokens)
    return null
  })

  async function assertMayEnd(actor: Actor, id: number, db: Db): Promise<void> {
    const person = await readRecord<Row<typeof user>>(db, user, id)
    assertMayTouch(actor, person, person)
  }

  routes.query(userEndpoints.sessions, async ({ id, actor }, db) => {
    await assertMayEnd(actor, id, db)
    return { results: await sessionsOf<OpenSession>(db, id, sql`false as is_current`) }
  })

  routes.command(userEndpoints.endSessions, async ({ id, actor }, tx) => {
    await assertMayEnd(actor, id, tx)
    await endSessionsOf(tx, id)
    tx.afterCommit(forgetTokens)
    return null
  })

  routes.command(userEndpoints.endSession, async ({ id, actor, params }, tx) => {
    await assertMayEnd(actor, id, tx)
    await endOne(tx, id, params['session'])
    tx.afterCommit(forgetTokens)
    return null
  })
}
