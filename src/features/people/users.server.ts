import { randomBytes } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedChanges, CheckedInput } from '../../kernel/contract/fields.ts'
import { Problem, validationProblem } from '../../kernel/contract/problem.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { exportRoute } from '../../kernel/server/export.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { listPage } from '../../kernel/server/list.ts'
import { deleteRow, insertRow, readRecord, updateRow } from '../../kernel/server/records.ts'
import { endSessionsOf } from './open-sessions.server.ts'
import { confirmationErrors } from './password-confirmation.ts'
import { hashPassword } from './passwords.server.ts'
import { assertNamesFree } from './sign-in-names.server.ts'
import { assertNotLimited, recordFailure } from './sign-in-limit.server.ts'
import { assertMayTouch, assertSuperuserRemains, lockStandings } from './superuser-rules.server.ts'
import { profileFields, register, user, userEndpoints } from './users.contract.ts'

type User = Row<typeof user>
type UserChanges = CheckedChanges<typeof userEndpoints.update.body>

function conditions({ role, status, joined_from }: CheckedInput<typeof user.filters>): Sql[] {
  return [
    ...(role === null ? [] : [sql`t.role = ${role}`]),
    ...(status === null ? [] : [sql`t.user_status = ${status}`]),
    // The day begins where the company is.
    ...(joined_from === null
      ? []
      : [sql`t.created_at >= ${joined_from}::timestamp at time zone (select time_zone from settings)`]),
  ]
}

interface Passwords {
  password?: string | null
  confirm_password?: string | null
}

/** The columns for a new password; throws when the confirmation was sent and differs. */
async function passwordColumns({ password, confirm_password }: Passwords) {
  const errors = confirm_password ? confirmationErrors(password, confirm_password) : {}
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  return password ? { password_hash: await hashPassword(password) } : {}
}

/** People without the right to update users change their own profile and nothing else. */
function assertOnlyProfile(changes: UserChanges, before: User): void {
  for (const [name, value] of Object.entries(changes)) {
    const free = profileFields.some((field) => field === name)
    if (!free && value !== null && value !== before[name as keyof User]) {
      throw new Problem('permission_denied', 'You may change your name, date of birth and picture only.')
    }
  }
}

/** Users, as those see them who may; and everybody's own profile. */
export function userRoutes({ routes, kept, may }: Kernel, forgetTokens: () => void): void {
  const { list, read, create, update, remove, resetPassword } = userEndpoints

  routes.query(list, async ({ query }, db) =>
    listPage<User>({ db, kept }, user, query, { where: conditions(query) }),
  )
  exportRoute({ routes }, user, (query) => ({ where: conditions(query) }))

  routes.query(read, async ({ id }, db) => ({ data: await readRecord<User>(db, user, id) }))

  async function insertUser(tx: Transaction, form: Readonly<Record<string, unknown>> & Passwords) {
    const { password, confirm_password, ...columns } = form
    await assertNamesFree(tx, 0, columns)
    return await insertRow(tx, user.name, {
      ...columns,
      ...(await passwordColumns({ password: password ?? null, confirm_password: confirm_password ?? null })),
    })
  }

  routes.command(create, async ({ body, actor }, tx) => {
    const user_status = body.user_status ?? 'active'
    assertMayTouch(actor, null, { id: 0, is_superuser: body.is_superuser, user_status })
    const id = await insertUser(tx, { ...body, user_status })
    return { message: user.messages.created, data: await readRecord<User>(tx, user, id) }
  })

  routes.command(register, async ({ body, client }, tx) => {
    // Open to all, and hashing is costly: registrations count like failed sign-ins from their address.
    const attempt = { identifier: `registration of ${body.email}`, address: client.address }
    await assertNotLimited(tx, attempt)
    await recordFailure(tx, attempt)
    // Nobody is signed in, but the history can name who asked.
    await tx.run(sql`select set_config('inkwell.user_name', ${`${body.first_name} ${body.last_name}`}, true)`)
    await insertUser(tx, { ...body, role: 'salesman', user_status: 'pending' })
    return { message: 'Your account is waiting for approval.' }
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    const mayUpdate = may(actor, user.resource, 'update')
    if (!mayUpdate && id !== actor.id) throw new Problem('permission_denied', 'You may change only yourself.')
    await lockStandings(tx, id)
    const before = await readRecord<User>(tx, user, id)
    if (!mayUpdate) assertOnlyProfile(body, before)
    const { password, confirm_password, ...changes } = body
    const user_status = changes.user_status ?? before.user_status
    const after = { id, is_superuser: changes.is_superuser ?? before.is_superuser, user_status }
    if (id !== actor.id || after.is_superuser !== before.is_superuser) assertMayTouch(actor, before, after)
    await assertSuperuserRemains(tx, before, after)

    await assertNamesFree(tx, id, changes)
    const newPassword = mayUpdate
      ? await passwordColumns({ password: password ?? null, confirm_password: confirm_password ?? null })
      : {}
    await updateRow(tx, user, id, version, { ...changes, user_status, ...newPassword })
    if (user_status !== 'active' || 'password_hash' in newPassword) await endSessionsOf(tx, id)
    tx.afterCommit(forgetTokens)
    return { message: user.messages.updated, data: await readRecord<User>(tx, user, id) }
  })

  routes.command(remove, async ({ id, actor }, tx) => {
    if (id === actor.id) throw new Problem('permission_denied', 'You cannot delete yourself.')
    await lockStandings(tx, id)
    const before = await readRecord<User>(tx, user, id)
    assertMayTouch(actor, before, null)
    await assertSuperuserRemains(tx, before, null)
    await deleteRow(tx, user, id)
    tx.afterCommit(forgetTokens)
    return { message: 'Delete Success' }
  })

  routes.command(resetPassword, async ({ id, actor }, tx) => {
    await lockStandings(tx, id)
    const before = await readRecord<User>(tx, user, id)
    assertMayTouch(actor, before, before)
    const password = randomBytes(9).toString('base64url')
    await updateRow(tx, user, id, null, {
      password_hash: await hashPassword(password),
      must_change_password: true,
    })
    await endSessionsOf(tx, id)
    tx.afterCommit(forgetTokens)
    return { message: 'A one-time password was set.', password }
  })
}
