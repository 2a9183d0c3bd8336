import sql from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { TokenSigner } from '../sessions/tokens.server.ts'

const rememberedDays = 365
const rememberedPerUser = 20

/** The storable form of a device's random key; null without a key, or for one that is too short. */
export function deviceOf(signer: TokenSigner, key: string | null): string | null {
  return key !== null && /^[\w-]{22,100}$/.test(key) ? signer.device(key) : null
}

/**
 * The device of a sign-in for `known_device`: a browser by its random key, a program without one by its user agent and
 * address.
 */
export function signInDevice(
  signer: TokenSigner,
  key: string | null,
  { device, address }: { device: string; address: string },
): string {
  return deviceOf(signer, key) ?? signer.device(`${address} ${device}`)
}

/** Whether the user has signed in from this device before. */
export async function isKnownDevice(db: Db, userId: number, device: string | null): Promise<boolean> {
  if (device === null) return false
  const known = await db.row(sql`
    select device from known_device where user_id = ${userId} and device = ${device}
      and last_used_at > now() - make_interval(days => ${rememberedDays})`)
  return known !== undefined
}

/** Stores that the user has signed in from this device; only the last used devices are stored. */
export async function rememberDevice(db: Db, userId: number, device: string): Promise<void> {
  await db.run(sql`
    insert into known_device (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set last_used_at = now()`)
  await db.run(sql`
    delete from known_device where user_id = ${userId} and device in (
      select device from known_device where user_id = ${userId}
      order by last_used_at desc, device offset ${rememberedPerUser})`)
}
