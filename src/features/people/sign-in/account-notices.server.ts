import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { isKnownDevice } from './known-devices.server.ts'
import { accountNotices, putAwayNotices } from '../sessions/session.contract.ts'
import type { TokenSigner } from '../sessions/tokens.server.ts'

type Notice = ReplyOf<typeof accountNotices>['results'][number]

/** Writes down that somebody has signed in from a device that is new to them; the first device of all is not. */
export async function tellOfNewDevice(
  db: Db,
  userId: number,
  knownAs: string,
  { device, address }: { device: string; address: string },
): Promise<void> {
  if (await isKnownDevice(db, userId, knownAs)) return
  await db.run(sql`
    insert into account_notice (user_id, kind, device, address, known_as)
    select ${userId}::integer, 'new_device', ${device.slice(0, 500)}::text, ${address}::text, ${knownAs}::text
    where exists (select from known_device where user_id = ${userId})`)
}

/** The notices of the person behind a session, but for those of its own device: whoever came in does not clear the trace. */
function noticesFor(session: string | undefined): Sql {
  return sql`from account_notice n join session on session.id = ${session ?? null}::uuid and session.user_id = n.user_id
    where n.known_as is distinct from session.known_as`
}

/** How many notices wait, as a value in a query. */
export function waitingNotices(session: string | undefined): Sql {
  return sql`(select count(*)::integer ${noticesFor(session)})`
}

/** The newest notices of the person behind a session. */
export async function newestNotices(db: Db, session: string | undefined): Promise<Notice[]> {
  return await db.rows<Notice>(sql`
    select n.id, n.at, n.kind, n.device, n.address, n.by_name ${noticesFor(session)} order by n.id desc limit 20`)
}

/** What happened to the own account, and putting it away. */
export function accountNoticeRoutes({ routes }: Kernel, signer: TokenSigner): void {
  const sessionOf = (token: string) => signer.read('access', token)?.session

  routes.query(accountNotices, async ({ token }, db) => ({
    results: await newestNotices(db, sessionOf(token)),
  }))

  routes.operation(putAwayNotices, async ({ id, token }, db) => {
    await db.run(sql`
      delete from account_notice where id in (select n.id ${noticesFor(sessionOf(token))} and n.id <= ${id})`)
    return null
  })
}
