import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'

/**
 * Encrypts values that the database alone must not reveal, with a key derived from the secret of this installation. An
 * encrypted text can be decrypted only for its own user.
 */
export class FactorCipher {
  readonly #key: Buffer
  /** Identifies the key of an encrypted text without revealing it. */
  readonly name: string

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'inkwell second factors', 32))
    this.name = createHash('sha256').update(this.#key).digest('hex').slice(0, 16)
  }

  encrypt(text: string, userId: number): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(`user ${userId}`))
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
  }

  /** Returns the text; null if it was encrypted with another key or for another user. */
  decrypt(encrypted: string, userId: number): string | null {
    const bytes = Buffer.from(encrypted, 'base64url')
    try {
      const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(`user ${userId}`))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}
