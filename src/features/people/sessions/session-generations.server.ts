import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Client } from '../../../kernel/server/http/routes.ts'
import { sessionOpen } from './open-sessions.server.ts'
import type { Tables } from '../tables.server.ts'
import type { user } from '../users.contract.ts'

const repeatSeconds = 120
/** More than a user has devices. A program that signs in for each call must not fill the list of sessions. */
const openMost = 500

export type SessionOwner = Pick<Row<typeof user>, 'id' | 'role' | 'is_superuser'>

export interface OpenSession extends Pick<Tables['session'], 'generation'> {
  session: Tables['session']['id']
  /** When this generation began, in seconds since 1970 by the database's clock. */
  began: number
}

/** Opens a session. Deletes the user's expired sessions and, above the limit, those that were used least recently. */
export async function openSession(
  db: Db,
  userId: number,
  client: Client,
  knownAs: string,
): Promise<OpenSession> {
  const session = randomUUID()
  await db.run(sql`
    delete from session where user_id = ${userId} and (not ${sessionOpen} or id in (
      select id from session where user_id = ${userId} order by last_used_at desc, id offset ${openMost - 1}))`)
  const opened = await db.row<{ began: number }>(sql`
    insert into session (id, user_id, device, address, known_as)
    values (${session}, ${userId}, ${client.device.slice(0, 500)}, ${client.address}, ${knownAs})
    returning floor(extract(epoch from refreshed_at))::int8 as began`)
  return { session, generation: 1, began: opened?.began ?? 0 }
}

/** The session and user of a token that could still be renewed. */
export async function presentGeneration(
  db: Db,
  claims: { session: string; generation: number; expires: number },
): Promise<(OpenSession & SessionOwner) | undefined> {
  return await db.row<OpenSession & SessionOwner>(sql`
    select session.id as session, generation, floor(extract(epoch from now()))::int8 as began, u.id, u.role, u.is_superuser
    from session, users u
    where session.id = ${claims.session} and u.id = session.user_id and u.user_status = 'active' and ${sessionOpen}
      and generation = ${claims.generation} and to_timestamp(${claims.expires}::float8) > now()`)
}

/**
 * Renews a session with its next generation. The same token sent again within two minutes gets the same pair, since the
 * first response may have been lost; later the token must be stolen or copied, and the whole session ends.
 */
export async function nextGeneration(
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
