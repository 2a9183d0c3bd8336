import type pg from 'pg'
import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { aUser } from '../../people/testing/a-user.ts'

interface Installation {
  pool: pg.Pool
  signIn(user: string): Promise<Api>
}

/** A salesman who is signed in. */
export async function aSalesman({
  pool,
  signIn,
}: Installation): Promise<{ id: number; name: string; api: Api }> {
  const { id, username } = await aUser(pool)
  return { id, name: 'Test salesman', api: await signIn(username) }
}
