import { writesOn } from '../../../kernel/server/database/writes.ts'
import { queryable } from '../../../kernel/server/database/query.ts'
import type { Database } from '../../../kernel/server/database/connection/open.ts'
import type { Config } from '../../../kernel/server/process/config.ts'
import type { Live } from '../../../kernel/server/live/live.ts'
import { createAuthorization } from '../sessions/authorization.server.ts'
import { Keys } from '../keys/keys.server.ts'
import { PermissionMatrix } from '../permissions/permissions.server.ts'
import { TokenSigner } from '../sessions/tokens.server.ts'

/** Everything that authentication needs: the keys of the installation, the signed tokens, and the permissions. */
export type Auth = Awaited<ReturnType<typeof openAuth>>

/** Until the matrix is loaded it is empty, and nobody has any permission. */
export async function openAuth(
  { pool }: Pick<Database, 'pool'>,
  { secretKey, secretKeyBefore }: Config,
  live: Live,
) {
  const db = queryable(pool)
  const keys = await Keys.open(pool, secretKey, secretKeyBefore)
  keys.follow(live)
  const signer = new TokenSigner(keys)
  const matrix = new PermissionMatrix(db, live)
  const writesRefused = () => writesOn(pool).refusal !== null
  return {
    keys,
    signer,
    matrix,
    authorization: createAuthorization({ db, signer, keys, matrix, live, writesRefused }),
  }
}
