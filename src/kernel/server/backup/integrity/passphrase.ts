import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Identity, Recipient } from 'age-encryption'

/*
 * Implements the passphrase of age files (C2SP, age, "The scrypt recipient type"). The library's own implementation is
 * in JavaScript and blocks everything else for seconds; Node.js runs scrypt in a thread.
 */
interface Cost {
  N: number
  maxmem: number
}
const derive: (passphrase: string, salt: Buffer, length: number, cost: Cost) => Promise<Buffer> =
  promisify(scrypt)

const label = 'age-encryption.org/v1/scrypt'
const saltLength = 16
const tagLength = 16
/** A guess costs a fifth of a second and 64 MB. */
const presentFactor = 16
/** Limits what a hostile file can cost. */
const largestFactor = 20

async function keyFrom(passphrase: string, salt: Buffer, factor: number): Promise<Buffer> {
  const cost = 2 ** factor
  return await derive(passphrase, Buffer.concat([Buffer.from(label), salt]), 32, {
    N: cost,
    maxmem: cost * 1024 + 64_000_000,
  })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const nonce = Buffer.alloc(12)
const cipher = 'chacha20-poly1305'

/** Lets anyone with the passphrase open a file; `factor` is the cost of a guess as a power of two. */
export function forPassphrase(passphrase: string, factor = presentFactor): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(saltLength)
      const lock = createCipheriv(cipher, await keyFrom(passphrase, salt, factor), nonce, {
        authTagLength: tagLength,
      })
      const body = Buffer.concat([lock.update(fileKey), lock.final(), lock.getAuthTag()])
      const { Stanza } = await import('age-encryption')
      return [new Stanza(['scrypt', unpadded(salt), String(factor)], body)]
    },
  }
}

/** Opens files with a passphrase. */
export function byPassphrase(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas
      const [type, salt = '', factor = ''] = stanza?.args ?? []
      if (!stanza || stanzas.length !== 1 || type !== 'scrypt') return null
      const bytes = Buffer.from(salt, 'base64')
      const fits = bytes.length === saltLength && unpadded(bytes) === salt && /^[1-9]\d?$/.test(factor)
      if (!fits || Number(factor) > largestFactor || stanza.body.length !== 16 + tagLength) return null
      const lock = createDecipheriv(cipher, await keyFrom(passphrase, bytes, Number(factor)), nonce, {
        authTagLength: tagLength,
      })
      lock.setAuthTag(stanza.body.subarray(16))
      try {
        return Buffer.concat([lock.update(stanza.body.subarray(0, 16)), lock.final()])
      } catch {
        return null
      }
    },
  }
}
