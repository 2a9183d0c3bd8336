import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { isKnownDevice } from './known-devices.server.ts'
import { accountNotifications, dismissNotifications } from '../sessions/session.contract.ts'
import type { TokenSigner } from '../sessions/tokens.server.ts'

type NotificationLine = ReplyOf<typeof accountNotifications>['results'][number]

/** Notifies a user of a sign-in from a new device, except for their first device. */
export async function notifyOfNewDevice(
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

/** The notifications of a session's user, except those about its own device: an intruder must not dismiss them. */
function notificationsFor(session: string | undefined): Sql {
  return sql`from account_notice n join session on session.id = ${session ?? null}::uuid and session.user_id = n.user_id
    where n.known_as is distinct from session.known_as`
}

/** The number of notifications of the session's user, as SQL. */
export function waitingNotifications(session: string | undefined): Sql {
  return sql`(select count(*)::integer ${notificationsFor(session)})`
}

/** The newest notifications of the session's user. */
export async function newestNotifications(db: Db, session: string | undefined): Promise<NotificationLine[]> {
  return await db.rows<NotificationLine>(sql`
    select n.id, n.at, n.kind, n.device, n.address, n.by_name ${notificationsFor(session)} order by n.id desc limit 20`)
}

/** The routes that list and dismiss account notifications. */
export function accountNotificationRoutes({ routes }: Kernel, signer: TokenSigner): void {
  const sessionOf = (token: string) => signer.read('access', token)?.session

  routes.query(accountNotifications, async ({ token }, db) => ({
    results: await newestNotifications(db, sessionOf(token)),
  }))

  routes.operation(dismissNotifications, async ({ id, token }, db) => {
    await db.run(sql`
      delete from account_notice where id in (select n.id ${notificationsFor(sessionOf(token))} and n.id <= ${id})`)
    return null
  })
}
