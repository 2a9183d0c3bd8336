import type pg from 'pg'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { type Attempt, countAttempt, forgetAttempt } from '../sign-in/sign-in-limit.server.ts'
import { consumeRecoveryCode } from './totp/recovery-codes.server.ts'
import type { Keys } from '../keys/keys.server.ts'
import { hadFactor, someoneHasFactor } from './factor-requirements.server.ts'
import { consumeTotp } from './totp/totp.server.ts'

/**
 * The second step of a sign-in with a correct password; returns at once for users without a factor. Throws
 * `second_factor_needed` without a code or for a wrong one. Wrong codes count like wrong passwords, under `codes`, so
 * that guesses from elsewhere do not lock the owner out.
 */
export async function passSecondStep(
  pool: pg.Pool,
  db: Db,
  keys: Keys,
  { userId, code, codes }: { userId: number; code: string | null; codes: Attempt },
): Promise<void> {
  if (!(await someoneHasFactor(db, keys.cipher, userId))) {
    // The keys may just have been rotated on another node.
    if (!(await hadFactor(db, userId))) return
    await keys.read()
    if (!(await someoneHasFactor(db, keys.cipher, userId))) return
  }
  if (code === null) throw new Problem('second_factor_needed', 'Enter the code from your authenticator app.')
  const attempt = await countAttempt(pool, codes)
  const fits =
    (await consumeTotp(db, keys.cipher, userId, code)) || (await consumeRecoveryCode(db, userId, code))
  if (!fits)
    throw new Problem(
      'second_factor_needed',
      'This code is incorrect or has already been used. Enter a new code.',
    )
  await forgetAttempt(db, attempt)
}
