import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import type { Role } from '../permissions/roles.contract.ts'

/** What all users of tests sign in with. */
export const password = 'ink and paper'
/** A hash says itself what it costs to compare with it; this one next to nothing. What people choose costs as always. */
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

/** What somebody fills in about themselves, each time with other names; with it they may register. */
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

/** Puts a user into the database; what is not asked for is made up, each time anew. */
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
