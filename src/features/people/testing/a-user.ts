import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import type { Role } from '../permissions/roles.contract.ts'

/** The password of all users in tests. */
export const password = 'ink and paper'
/**
 * The cost of a comparison is part of the hash; this one is very cheap. Hashes of passwords set in tests have the
 * normal cost.
 */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

interface UserOfTest {
  id: number
  username: string
  email: string
  phone_number: string
}

interface Wanted {
  username: string
  email: string
  phone_number: string
  role: Role
  user_status: 'active' | 'pending' | 'hold'
  is_superuser: boolean
}

/** A person's data for registration, with random names. */
export function personForm(wanted: Record<string, unknown> = {}) {
  const name = randomBytes(5).toString('hex')
  return {
    first_name: 'Sara',
    last_name: 'Ali',
    username: name,
    email: `${name}@example.com`,
    phone_number: String(Number.parseInt(name, 16)),
    password,
    ...wanted,
  }
}

/** Inserts a user into the database; every field that is not given gets a default, random where it must be unique. */
export async function aUser(pool: pg.Pool, wanted: Partial<Wanted> = {}): Promise<UserOfTest> {
  const name = `user-${randomBytes(6).toString('hex')}`
  const user: Wanted = {
    username: name,
    email: `${name}@example.com`,
    phone_number: `+964${String(Math.random()).slice(2, 12)}`,
    role: 'salesman',
    user_status: 'active',
    is_superuser: false,
    ...wanted,
  }
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (first_name, last_name, username, email, phone_number, role, user_status, is_superuser,
      password_hash) values ('Test', $1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      user.role,
      user.username,
      user.email,
      user.phone_number,
      user.role,
      user.user_status,
      user.is_superuser,
      await passwordHash,
    ],
  )
  const [{ id } = { id: 0 }] = rows
  return { id, username: user.username, email: user.email, phone_number: user.phone_number }
}
