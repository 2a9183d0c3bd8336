import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { FactorCipher } from '../factors/totp/factor-cipher.server.ts'
import type { Tables } from '../tables.server.ts'

type Factor = Pick<Tables['totp_factor'], 'user_id' | 'secret'>

/** Encrypts all second factors of one key with another; returns how many. */
export async function reencryptFactors(
  client: pg.ClientBase,
  from: FactorCipher,
  to: FactorCipher,
): Promise<number> {
  const { rows } = await client.query<Factor>(
    'select user_id, secret from totp_factor where sealed_by = $1 for update',
    [from.name],
  )
  for (const { user_id, secret } of rows) {
    const opened = secret && from.decrypt(secret, user_id)
    if (!opened) continue
    await client.query(
      'update totp_factor set secret = $2, sealed_by = $3, pending = null where user_id = $1',
      [user_id, to.encrypt(opened, user_id), to.name],
    )
  }
  return rows.length
}

/**
 * Replaces the key that signs tokens and encrypts second factors, in one transaction, and notifies all nodes. Tokens of
 * the previous key stay valid until they expire. Returns the number of factors encrypted again.
 */
export async function rotateKey(client: pg.ClientBase): Promise<number> {
  await client.query('begin')
  try {
    const { rows } = await client.query<Pick<Tables['secret'], 'value'>>(
      `select value from secret where name = 'token key' for update`,
    )
    const before = rows[0]?.value
    if (before === undefined) {
      await client.query('commit')
      return 0
    }
    const next = randomBytes(32).toString('base64url')
    await client.query(
      `insert into secret (name, value) values ('house key', $1), ('token key before', $1)
      on conflict (name) do update set value = excluded.value where secret.name <> 'house key'`,
      [before],
    )
    await client.query(`update secret set value = $1, made_at = now() where name = 'token key'`, [next])
    const factors = await reencryptFactors(client, new FactorCipher(before), new FactorCipher(next))
    await client.query(`insert into watch.entry (kind, detail) values ('key_rotated', 'npm run rotate-key')`)
    await client.query(`select notify_change('secret', null), notify_change('security_log', null)`)
    await client.query('commit')
    return factors
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
