import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import sql from 'sql-template-tag'
import type { Db } from '../../../../kernel/server/database/query.ts'
import type { Tables } from '../../tables.server.ts'

// Without letters and digits that look alike.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 10
const codeCount = 10

/** All codes of a user share a salt, so one hash can be compared with all of them. 50 bits each. */
async function hashOf(code: string, salt: Buffer): Promise<string> {
  const hash = await hashRaw(code, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })
  return hash.toString('base64url')
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
}

/** Creates ten new codes for a user, to be shown once: `ABCDE-FGHJK`. Replaces the previous ones. */
export async function giveRecoveryCodes(db: Db, userId: number): Promise<{ code: string }[]> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: codeCount }, newCode)
  const hashes: string[] = []
  for (const code of codes) hashes.push(await hashOf(code, salt))
  await db.run(sql`
    insert into recovery_codes (user_id, salt, hashes) values (${userId}, ${salt}, ${hashes})
    on conflict (user_id) do update set salt = excluded.salt, hashes = excluded.hashes, made_at = now()`)
  return codes.map((code) => ({ code: `${code.slice(0, 5)}-${code.slice(5)}` }))
}

/** Whether this is one of the user's codes; uses it up. */
export async function consumeRecoveryCode(db: Db, userId: number, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (code.length !== codeLength) return false
  const kept = await db.row<Pick<Tables['recovery_codes'], 'salt'>>(
    sql`select salt from recovery_codes where user_id = ${userId}`,
  )
  if (!kept) return false
  const hash = await hashOf(code, kept.salt)
  const taken = await db.run(sql`
    update recovery_codes set hashes = array_remove(hashes, ${hash})
    where user_id = ${userId} and ${hash} = any(hashes)`)
  return taken === 1
}
