import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Live } from '../../../kernel/server/live/live.ts'
import { FactorCipher } from '../factors/totp/factor-cipher.server.ts'
import { reencryptFactors } from './rotate-key.server.ts'
import type { Tables } from '../tables.server.ts'

/**
 * How long tokens signed with the previous key stay valid after a rotation: access tokens for their lifetime, refresh
 * tokens five minutes longer.
 */
const outlivesMs = { access: 15 * 60_000, refresh: 20 * 60_000 }
const askedAgainMs = 1000

type Named = Pick<Tables['secret'], 'name' | 'value'> & { age: number }

interface Given {
  key: string
  before: string | undefined
}

/** The current keys of this installation; every node caches them and reads them again after a rotation. */
export class Keys {
  #pool: pg.Pool
  /** From the environment: then the database stores none. */
  readonly #given: Given | undefined
  #current = ''
  #before: { key: string; since: number } | null = null
  #installation = ''
  #cipher = new FactorCipher('')
  #readAt = 0

  private constructor(pool: pg.Pool, given: Given | undefined) {
    this.#pool = pool
    this.#given = given
  }

  /** Opens the given keys, or a key that is generated once and shared by all nodes. */
  static async open(pool: pg.Pool, given?: string, before?: string): Promise<Keys> {
    const keys = new Keys(pool, given ? { key: given, before } : undefined)
    if (!given) {
      await pool.query(`insert into secret (name, value) values ('token key', $1) on conflict do nothing`, [
        randomBytes(32).toString('base64url'),
      ])
    }
    await keys.read()
    if (given && before) await keys.#reencryptFactors(new FactorCipher(before))
    return keys
  }

  async #reencryptFactors(before: FactorCipher): Promise<void> {
    const client = await this.#pool.connect()
    try {
      await reencryptFactors(client, before, this.#cipher)
    } finally {
      client.release()
    }
  }

  /** Reads the keys again after another process has rotated them. */
  follow(live: Live): void {
    const again = () => void this.read().catch(() => undefined)
    live.on('change', ({ topic }) => {
      if (topic === 'secret') again()
    })
    live.on('gap', again)
  }

  async read(): Promise<void> {
    this.#readAt = Date.now()
    if (this.#given) {
      const { key, before } = this.#given
      if (this.#current !== key) this.#use(key, key, before ? { key: before, since: Date.now() } : null)
      return
    }
    const { rows } = await this.#pool.query<Named>(
      `select name, value, extract(epoch from now() - made_at)::float8 as age from secret`,
    )
    const find = (name: string) => rows.find((row) => row.name === name)
    const current = find('token key')
    const before = find('token key before')
    if (!current) throw new Error('The token key is missing from the database.')
    const since = Date.now() - current.age * 1000
    this.#use(
      current.value,
      find('house key')?.value ?? current.value,
      before && { key: before.value, since },
    )
  }

  #use(
    current: string,
    installation: string,
    before: { key: string; since: number } | null | undefined,
  ): void {
    this.#current = current
    this.#installation = installation
    this.#before = before ?? null
    this.#cipher = new FactorCipher(current)
  }

  /** Reads the keys again, at most once a second, for a token that may be signed with a newer key. */
  async readAgain(): Promise<void> {
    if (this.#given || Date.now() - this.#readAt < askedAgainMs) return
    await this.read()
  }

  /** The key that signs tokens. */
  get current(): string {
    return this.#current
  }

  /** The keys that a token may be signed with: also the previous one, until its tokens expire. */
  signing(kind: 'access' | 'refresh'): string[] {
    const before = this.#before
    const lives = before && Date.now() - before.since < outlivesMs[kind]
    return lives ? [this.#current, before.key] : [this.#current]
  }

  /** The key for values that must stay the same after a rotation: devices, and repeated requests. */
  get installation(): string {
    return this.#installation
  }

  get cipher(): FactorCipher {
    return this.#cipher
  }
}
