import { Secret, TOTP } from 'otpauth'
import sql from 'sql-template-tag'
import { asciiDigits } from '../../../../kernel/contract/values/text.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import type { Tables } from '../../tables.server.ts'
import type { FactorCipher } from './factor-cipher.server.ts'

const issuer = 'Inkwell'
const secretBytes = 20
const periodSeconds = 30
/** Clocks may differ by 30 seconds in both directions. */
const window = 1

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds })
}

/** A new secret in the format of apps, and the URI for the QR code. */
export function newTotp(label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: secretBytes }).base32
  return { secret, uri: totpOf(secret, label).toString() }
}

/** The number of the 30-second step since 1970 whose code this is; null for a code of another time or secret. */
export function stepOf(secret: string, code: string): number | null {
  const token = asciiDigits(code).replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret, '').validate({ token, window })
  return delta === null ? null : Math.floor(Date.now() / 1000 / periodSeconds) + delta
}

/** The step of a code of the user's app at this time; null for any other code, and for one that was used. */
export async function newStepOf(
  db: Db,
  cipher: FactorCipher,
  userId: number,
  code: string,
): Promise<number | null> {
  const factor = await db.row<Pick<Tables['totp_factor'], 'secret' | 'last_step'>>(sql`
    select secret, last_step from totp_factor where user_id = ${userId} and sealed_by = ${cipher.name}`)
  const secret = factor?.secret && cipher.decrypt(factor.secret, userId)
  const step = secret ? stepOf(secret, code) : null
  return step !== null && step > (factor?.last_step ?? 0) ? step : null
}

/** Whether this is a code of the user's app at this time; each can be used once. */
export async function consumeTotp(
  db: Db,
  cipher: FactorCipher,
  userId: number,
  code: string,
): Promise<boolean> {
  const step = await newStepOf(db, cipher, userId, code)
  if (step === null) return false
  const taken = await db.run(sql`
    update totp_factor set last_step = ${step} where user_id = ${userId} and last_step < ${step}`)
  return taken === 1
}
