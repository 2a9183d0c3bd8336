import sql from 'sql-template-tag'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { TokenSigner } from '../sessions/tokens.server.ts'

const rememberedDays = 365
const rememberedPerUser = 20

/** A device as the database knows it, by the random text that its browser keeps; null without one, or with a short one. */
export function deviceOf(signer: TokenSigner, key: string | null): string | null {
  return key !== null && /^[\w-]{22,100}$/.test(key) ? signer.device(key) : null
}

/**
 * What a sign-in comes from, as `known_device` has it: the browser by its random text, and a program that keeps none by
 * what it calls itself and its address.
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

/** Remembers that the user has signed in from this device, beside the others that were used last. */
export async function rememberDevice(db: Db, userId: number, device: string): Promise<void> {
  await db.run(sql`
    insert into known_device (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set last_used_at = now()`)
  await db.run(sql`
    delete from known_device where user_id = ${userId} and device in (
      select device from known_device where user_id = ${userId}
      order by last_used_at desc, device offset ${rememberedPerUser})`)
}
