import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import sql from 'sql-template-tag'
import { Problem } from '../../../../kernel/contract/problem.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import type { Tables } from '../../tables.server.ts'
import { rememberChallenge, takesChallenge } from './passkey-challenges.server.ts'
import { siteOf } from './passkey-site.server.ts'

const rpName = 'Inkwell'

type Kept = Pick<Tables['passkey'], 'id' | 'user_id' | 'public_key' | 'counter' | 'transports'>

const notRight = () =>
  new Problem('invalid_credentials', 'This passkey is not registered. Sign in with your password instead.')

/** Loaded when needed: it takes a fifth as long as everything else at a start, and few installations have passkeys. */
const library = async () => await import('@simplewebauthn/server')

/** Errors of the library mean that the sent response is invalid. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error) || 'code' in error) throw error
    return null
  }
}

function hasId(sent: unknown): sent is { id: string } {
  return typeof sent === 'object' && sent !== null && 'id' in sent && typeof sent.id === 'string'
}

/** The options of a sign-in: any passkey of this site, with user verification by the device. */
export async function signInOptions(db: Db, origin: string): Promise<unknown> {
  const { expectedRPID } = siteOf(origin)
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({ rpID: expectedRPID, userVerification: 'required' })
  await rememberChallenge(db, options.challenge, null)
  return options
}

/** The user of the passkey that a response names, whether its signature is valid or not. */
export async function claimedOwner(db: Db, sent: unknown): Promise<number | undefined> {
  if (!hasId(sent)) return undefined
  const named = await db.row<Pick<Kept, 'user_id'>>(
    sql`select user_id from passkey where id = ${sent.id.slice(0, 2000)}`,
  )
  return named?.user_id
}

/** The user whose passkey signed the challenge. Throws `invalid_credentials` for anything invalid. */
export async function ownerOfPasskey(db: Db, origin: string, sent: unknown): Promise<number> {
  const site = siteOf(origin)
  if (!hasId(sent)) throw notRight()
  const kept = await db.row<Kept>(sql`
    select id, user_id, public_key, counter, transports from passkey where id = ${sent.id.slice(0, 2000)}`)
  if (!kept) throw notRight()
  const { verifyAuthenticationResponse } = await library()
  const verified = await orNull(async () =>
    verifyAuthenticationResponse({
      ...site,
      // The library validates its content.
      response: sent as AuthenticationResponseJSON,
      expectedChallenge: async (challenge) => takesChallenge(db, challenge, null),
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(kept.public_key),
        counter: kept.counter,
      },
    }),
  )
  if (!verified?.verified) throw notRight()
  await db.run(sql`
    update passkey set counter = ${verified.authenticationInfo.newCounter}, last_used_at = now() where id = ${kept.id}`)
  return kept.user_id
}

interface Owner {
  id: number
  email: string
  full_name: string
}

/** The options of a new passkey; a device that already has one does not create a second. */
export async function newPasskeyOptions(db: Db, origin: string, owner: Owner): Promise<unknown> {
  const { expectedRPID } = siteOf(origin)
  const known = await db.rows<{ id: string }>(sql`select id from passkey where user_id = ${owner.id}`)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName,
    rpID: expectedRPID,
    userName: owner.email,
    userDisplayName: owner.full_name,
    userID: new TextEncoder().encode(`inkwell user ${owner.id}`),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await rememberChallenge(db, options.challenge, owner.id)
  return options
}

/** The passkey to store, from the response of a browser. Throws if it is invalid. */
export async function verifiedPasskey(
  db: Db,
  origin: string,
  { userId, sent }: { userId: number; sent: unknown },
): Promise<Pick<Kept, 'id' | 'public_key' | 'counter' | 'transports'>> {
  const site = siteOf(origin)
  const { verifyRegistrationResponse } = await library()
  const verified = hasId(sent)
    ? await orNull(async () =>
        verifyRegistrationResponse({
          ...site,
          response: sent as RegistrationResponseJSON & { id: string },
          expectedChallenge: async (challenge) => takesChallenge(db, challenge, userId),
        }),
      )
    : null
  if (!verified?.verified) throw new Problem('bad_request', 'This passkey could not be added. Try again.')
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { id, public_key: Buffer.from(publicKey), counter, transports }
}
