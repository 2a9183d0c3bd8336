import sql from 'sql-template-tag'
import type { Db } from '../../../../kernel/server/database/query.ts'

const livesFor = sql`interval '5 minutes'`

/** Stores the challenge of a passkey: for a user's new one, or without a user for a sign-in. */
export async function rememberChallenge(db: Db, challenge: string, userId: number | null): Promise<void> {
  await db.run(sql`delete from passkey_challenge where made_at < now() - ${livesFor}`)
  await db.run(sql`insert into passkey_challenge (challenge, user_id) values (${challenge}, ${userId})`)
}

/** Whether the challenge was stored for this user recently; each can be used once. */
export async function takesChallenge(db: Db, challenge: string, userId: number | null): Promise<boolean> {
  const taken = await db.run(sql`
    delete from passkey_challenge where challenge = ${challenge} and user_id is not distinct from ${userId}::integer
      and made_at > now() - ${livesFor}`)
  return taken === 1
}
