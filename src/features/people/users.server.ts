import { randomBytes } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { message } from '../../i18n/messages.ts'
import { anonymous } from '../../kernel/contract/access.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedChanges, CheckedInput } from '../../kernel/contract/fields.ts'
import { type FieldErrors, Problem, validationProblem } from '../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import { transaction } from '../../kernel/server/database/transaction.ts'
import { mountList } from '../../kernel/server/records/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { deleteRow, insertRow, readRecord, updateRow } from '../../kernel/server/records/records.ts'
import { endSessionsOf } from './sessions/open-sessions.server.ts'
import { confirmationErrors } from './passwords/password-confirmation.ts'
import { companyNames, passwordFault, type PersonNames } from './passwords/password-rules.server.ts'
import { hashPassword } from './passwords/passwords.server.ts'
import type { Role } from './permissions/roles.contract.ts'
import { takenNames } from './sign-in/sign-in-names.server.ts'
import { countAttempt } from './sign-in/sign-in-limit.server.ts'
import {
  assertMayTouch,
  lockUserAndSuperusers,
  whileSuperuserRemains,
} from './permissions/superuser-rules.server.ts'
import { profileFields, register, user, userEndpoints } from './users.contract.ts'

type User = Row<typeof user>
type UserStatus = NonNullable<User['user_status']>
type UserChanges = CheckedChanges<typeof userEndpoints.update.body>

function conditions({ role, status, joined_from }: CheckedInput<typeof user.filters>): Sql[] {
  return [
    ...(role === null ? [] : [sql`t.role = ${role}`]),
    ...(status === null ? [] : [sql`t.user_status = ${status}`]),
    // The day begins in the company's time zone.
    ...(joined_from === null
      ? []
      : [sql`t.created_at >= ${joined_from}::timestamp at time zone (select time_zone from settings)`]),
  ]
}

/** A new user, or an existing one with the changes applied. */
interface Person extends PersonNames {
  password?: string | null
  confirm_password?: string | null
}

/** All errors: names in use, a forbidden password, a different confirmation. */
async function faultsOf(db: Db, id: number, person: Person): Promise<FieldErrors> {
  const { password, confirm_password } = person
  const fault = password ? passwordFault(password, person, await companyNames(db)) : null
  return {
    ...(await takenNames(db, id, { ...person })),
    ...(fault === null ? {} : { password: [fault] }),
    ...(confirm_password ? confirmationErrors(password, confirm_password) : {}),
  }
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

async function insertUser(
  tx: Transaction,
  person: Person & { role: Role; user_status: UserStatus; password: string },
): Promise<number> {
  refuse(await faultsOf(tx, 0, person))
  const { password, confirm_password: _, ...columns } = person
  return await insertRow(tx, user.name, { ...columns, password_hash: await hashPassword(password) })
}

/** Changes of role and sign-in names need the password, so that an unattended screen cannot make them. */
const askedFor = ['role', 'is_superuser', 'username', 'email', 'phone_number'] as const

/** Changing one's own password needs the old one, which Password Change asks for. */
const ownPassword = 'To change your own password, go to Profile > Password Change.'

/** Throws unless only the user's own profile fields change; for users without the permission to update users. */
function assertOnlyProfile(changes: UserChanges, before: User): void {
  for (const [name, value] of Object.entries(changes)) {
    const free = profileFields.some((field) => field === name)
    if (!free && value !== null && value !== before[name as keyof User]) {
      throw new Problem('permission_denied', 'You can change only your name, date of birth and picture.')
    }
  }
}

/** The routes of users, for users with the permission, and of everybody's own profile. */
export function userRoutes(kernel: Kernel, forgetTokens: () => void): void {
  const { routes, pool, queryCache, may, assertConfirmed } = kernel
  const { list, read, create, update, remove, resetPassword } = userEndpoints
  // Only users who may set names learn which names are in use.
  routes.furtherErrors([create, update], async (db, { id, actor, values }) =>
    may(actor, user.resource, id === 0 ? 'create' : 'update') ? await faultsOf(db, id, values) : {},
  )

  mountList(kernel, user, list, (query) => ({ where: conditions(query) }))

  routes.query(read, async ({ id }, db) => ({ data: await readRecord<User>(db, user, id) }))

  routes.command(create, async ({ body, actor }, tx) => {
    const user_status = body.user_status ?? 'active'
    assertMayTouch(actor, null, body)
    const id = await insertUser(tx, { ...body, user_status })
    return { message: user.messages.created, data: await readRecord<User>(tx, user, id) }
  })

  // Not a command: refused registrations must be counted too; otherwise anybody could probe for accounts without limit,
  // and hashing is expensive.
  routes.operation(register, async ({ body, client }, _db, _reply, note) => {
    if (!/\d/.test(body.phone_number)) refuse({ phone_number: ['Phone number must contain digits.'] })
    await countAttempt(pool, {
      identifier: `registration of ${body.email.toLowerCase()}`,
      address: `registration from ${client.address}`,
    })
    return await transaction(pool, anonymous, async (tx) => {
      tx.afterCommit(() => queryCache.drop())
      // The history must not attribute the registration to an existing user, whatever name was entered.
      await tx.run(sql`select set_config('inkwell.user_name', 'registration', true)`)
      await insertUser(tx, { ...body, role: 'salesman', user_status: 'pending' })
      await note(tx)
      return { message: message('Your account is waiting for approval.') }
    })
  })

  routes.command(update, async ({ id, body, version, actor, token }, tx) => {
    const mayUpdate = may(actor, user.resource, 'update')
    if (!mayUpdate && id !== actor.id)
      throw new Problem('permission_denied', 'You can change only your own account.')
    if (id === actor.id && body.password) refuse({ password: [ownPassword] })
    await lockUserAndSuperusers(tx, id)
    const before = await readRecord<User>(tx, user, id)
    if (!mayUpdate) assertOnlyProfile(body, before)
    const { password, confirm_password, ...changes } = body
    const after = { ...before, ...changes, user_status: changes.user_status ?? before.user_status }
    if (id !== actor.id || after.is_superuser !== before.is_superuser) assertMayTouch(actor, before, after)
    const isOther = askedFor.some((name) => after[name] !== before[name])
    const opens = after.user_status === 'active' && before.user_status !== 'active'
    if (isOther || opens || password) await assertConfirmed(token)
    const passwords = { password: password ?? null, confirm_password: confirm_password ?? null }
    refuse(await faultsOf(tx, id, { ...after, ...passwords }))

    const { user_status } = after
    const columns = {
      ...changes,
      user_status,
      ...(password && { password_hash: await hashPassword(password) }),
    }
    await whileSuperuserRemains(tx, () => updateRow(tx, user, id, { version, values: columns }))
    if (user_status !== 'active' || password) await endSessionsOf(tx, id)
    tx.afterCommit(forgetTokens)
    return { message: user.messages.updated, data: await readRecord<User>(tx, user, id) }
  })

  routes.command(remove, async ({ id, actor }, tx) => {
    if (id === actor.id) throw new Problem('permission_denied', 'You cannot delete your own account.')
    await lockUserAndSuperusers(tx, id)
    const before = await readRecord<User>(tx, user, id)
    assertMayTouch(actor, before, null)
    await whileSuperuserRemains(tx, () => deleteRow(tx, user, id))
    tx.afterCommit(forgetTokens)
    return { message: message('Delete Success') }
  })

  routes.command(resetPassword, async ({ id, actor }, tx) => {
    if (id === actor.id) refuse({ password: [ownPassword] })
    await lockUserAndSuperusers(tx, id)
    const before = await readRecord<User>(tx, user, id)
    assertMayTouch(actor, before, before)
    const password = randomBytes(9).toString('base64url')
    await updateRow(tx, user, id, { values: { password_hash: await hashPassword(password) } })
    await endSessionsOf(tx, id)
    tx.afterCommit(forgetTokens)
    return { message: message('Temporary password set.'), password }
  })
}
