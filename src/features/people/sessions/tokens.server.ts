import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys/keys.server.ts'

/** The session of a token, and the generation of the session when it was made. */
export interface TokenClaims {
  session: string
  generation: number
  /** In seconds since 1970, by the database's clock. */
  expires: number
}

/** How long after the last refresh a session can be refreshed. */
export const refreshSeconds = 30 * 24 * 60 * 60

type Kind = 'access' | 'refresh'

/**
 * Makes and reads signed tokens. They contain nothing random: the same claims give the same token, so a refresh
 * repeated after a lost response returns the same pair.
 */
export class TokenSigner {
  #keys: Pick<Keys, 'current' | 'signing' | 'installation'>

  constructor(keys: Pick<Keys, 'current' | 'signing' | 'installation'>) {
    this.#keys = keys
  }

  sign(kind: Kind, { session, generation, expires }: TokenClaims): string {
    const claims = `${session}.${generation.toString(36)}.${expires.toString(36)}`
    return `${claims}.${signature(kind, claims, this.#keys.current)}`
  }

  /** The claims of a valid token; null for anything else. */
  read(kind: Kind, token: string): TokenClaims | null {
    const match = /^(([0-9a-f-]{36})\.([0-9a-z]{1,8})\.([0-9a-z]{1,8}))\.([\w-]{43})$/.exec(token)
    if (!match) return null
    const [, claims = '', session = '', generation = '', expires = '', given = ''] = match
    const isOurs = this.#keys
      .signing(kind)
      .some((key) => timingSafeEqual(Buffer.from(signature(kind, claims, key)), Buffer.from(given)))
    if (!isOurs) return null
    return { session, generation: Number.parseInt(generation, 36), expires: Number.parseInt(expires, 36) }
  }

  /** The storable signature of a device's random key. */
  device(key: string): string {
    return signature('device', key, this.#keys.installation)
  }
}

function signature(kind: Kind | 'device', claims: string, key: string): string {
  return createHmac('sha256', key).update(`${kind}:${claims}`).digest('base64url')
}
