import { randomBytes } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { message } from '../../i18n/messages.ts'
import { nobody } from '../../kernel/contract/access.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { CheckedChanges, CheckedInput } from '../../kernel/contract/fields.ts'
import { type FieldErrors, Problem, validationProblem } from '../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../kernel/server/database/query.ts'
import { transaction } from '../../kernel/server/database/transaction.ts'
import { exportRoute } from '../../kernel/server/lists/export.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { listPage } from '../../kernel/server/lists/list.ts'
import { deleteRow, insertRow, readRecord, updateRow } from '../../kernel/server/records/records.ts'
import { endSessionsOf } from './sessions/open-sessions.server.ts'
import { confirmationErrors } from './passwords/password-confirmation.ts'
import { companyNames, passwordFault, type PersonNames } from './passwords/password-rules.server.ts'
import { hashPassword } from './passwords/passwords.server.ts'
import type { Role } from './permissions/roles.contract.ts'
import { takenNames } from './sign-in/sign-in-names.server.ts'
import { countAttempt } from './sign-in/sign-in-limit.server.ts'
import { assertMayTouch, lockStandings, whileSuperuserRemains } from './permissions/superuser-rules.server.ts'
import { profileFields, register, user, userEndpoints } from './users.contract.ts'

type User = Row<typeof user>
type UserStatus = NonNullable<User['user_status']>
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

/** Somebody new, or what is known of them once a change is made. */
interface Person extends PersonNames {
  password?: string | null
  confirm_password?: string | null
}

/** All that is wrong: names that others have, a password that is none, a confirmation that differs. */
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

/** What somebody may do, and by which names they sign in: a screen left open must not change it. */
const askedFor = ['role', 'is_superuser', 'username', 'email', 'phone_number'] as const

/** Nobody gives themselves a password without telling the one before, which Password Change asks for. */
const ownPassword = 'To change your own password, go to Profile > Password Change.'

/** People without the right to update users change their own profile and nothing else. */
function assertOnlyProfile(changes: UserChanges, before: User): void {
  for (const [name, value] of Object.entries(changes)) {
    const free = profileFields.some((field) => field === name)
    if (!free && value !== null && value !== before[name as keyof User]) {
      throw new Problem('permission_denied', 'You can change only your name, date of birth and picture.')
    }
  }
}

/** Users, as those see them who may; and everybody's own profile. */
export function userRoutes(
  { routes, pool, kept, may, assertConfirmed, issuer, lists }: Kernel,
  forgetTokens: () => void,
): void {
  const { list, read, create, update, remove, resetPassword } = userEndpoints
  // Everybody may change their own profile; which names others have is for those who give names.
  routes.alsoWrong([create, update], async (db, { id, actor, values }) =>
    may(actor, user.resource, id === 0 ? 'create' : 'update') ? await faultsOf(db, id, values) : {},
  )

  routes.query(list, async ({ query }, db) =>
    listPage<User>({ db, kept }, user, query, { where: conditions(query) }),
  )
  exportRoute({ routes, issuer, lists }, user, (query) => ({ where: conditions(query) }))

  routes.query(read, async ({ id }, db) => ({ data: await readRecord<User>(db, user, id) }))

  routes.command(create, async ({ body, actor }, tx) => {
    const user_status = body.user_status ?? 'active'
    assertMayTouch(actor, null, body)
    const id = await insertUser(tx, { ...body, user_status })
    return { message: user.messages.created, data: await readRecord<User>(tx, user, id) }
  })

  // No write as the others: those that are refused must be counted too, or anybody could ask without end who has an
  // account, and hashing is costly.
  routes.operation(register, async ({ body, client }, _db, _reply, note) => {
    if (!/\d/.test(body.phone_number)) refuse({ phone_number: ['Phone number must contain digits.'] })
    await countAttempt(pool, {
      identifier: `registration of ${body.email.toLowerCase()}`,
      address: `registration from ${client.address}`,
    })
    return await transaction(pool, nobody, async (tx) => {
      tx.afterCommit(() => kept.drop())
      // Whatever name they give themselves, the history must not take them for somebody with an account.
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
    await lockStandings(tx, id)
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
    await lockStandings(tx, id)
    const before = await readRecord<User>(tx, user, id)
    assertMayTouch(actor, before, null)
    await whileSuperuserRemains(tx, () => deleteRow(tx, user, id))
    tx.afterCommit(forgetTokens)
    return { message: message('Delete Success') }
  })

  routes.command(resetPassword, async ({ id, actor }, tx) => {
    if (id === actor.id) refuse({ password: [ownPassword] })
    await lockStandings(tx, id)
    const before = await readRecord<User>(tx, user, id)
    assertMayTouch(actor, before, before)
    const password = randomBytes(9).toString('base64url')
    await updateRow(tx, user, id, { values: { password_hash: await hashPassword(password) } })
    await endSessionsOf(tx, id)
    tx.afterCommit(forgetTokens)
    return { message: message('Temporary password set.'), password }
  })
}
