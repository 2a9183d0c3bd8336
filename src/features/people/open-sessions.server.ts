import sql from 'sql-template-tag'
import { Problem } from '../../kernel/contract/problem.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Db } from '../../kernel/server/database/query.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { endOtherSessions, endSession, openSessions } from './session.contract.ts'
import { refreshSeconds, type TokenSigner } from './tokens.server.ts'

type OpenSession = ReplyOf<typeof openSessions>['results'][number]

/** Ends every session of a user, but one if it is named: after a password change, a hold, a reset. */
export async function endSessionsOf(db: Db, userId: number, except: string | null = null): Promise<void> {
  await db.run(
    sql`delete from session where user_id = ${userId} and (${except}::uuid is null or id <> ${except})`,
  )
}

/** The own devices that are signed in, and signing one of them, or all others, out. */
export function openSessionRoutes({ routes }: Kernel, signer: TokenSigner, forgetTokens: () => void): void {
  routes.query(openSessions, async ({ actor, token }, db) => {
    const current = signer.read('access', token)?.session
    const results = await db.rows<OpenSession>(sql`
      select id, device, created_at, last_used_at, id = ${current}::uuid as is_current
      from session where user_id = ${actor.id}
        and refreshed_at > now() - make_interval(secs => ${refreshSeconds})
      order by last_used_at desc, id`)
    return { results }
  })

  routes.act(endOtherSessions, async ({ actor, token }, db) => {
    await endSessionsOf(db, actor.id, signer.read('access', token)?.session ?? null)
    forgetTokens()
    return null
  })

  routes.act(endSession, async ({ actor, params }, db) => {
    const session = params['session'] ?? ''
    const known = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(session)
    const ended = known
      ? await db.run(sql`delete from session where id = ${session} and user_id = ${actor.id}`)
      : 0
    if (ended === 0) throw new Problem('not_found', 'This session has ended already.')
    forgetTokens()
    return null
  })
}
