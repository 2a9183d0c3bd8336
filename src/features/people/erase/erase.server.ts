import sql from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { erasePerson } from './erase.contract.ts'

/** The route that erases the personal data of a deleted user; amounts and documents stay. */
export function eraseRoute({ routes }: Kernel): void {
  routes.command(erasePerson, async ({ id }, tx) => {
    const known = await tx.row<{ alive: boolean }>(sql`
      select exists (select from users where id = ${id}) as alive
      from history where owner_table = 'users' and owner_id = ${id} limit 1`)
    if (!known) throw new Problem('not_found', 'This user does not exist.')
    if (known.alive) throw new Problem('in_use', 'Delete this user before erasing the personal data.')
    // The whole history is searched.
    await tx.run(sql`select set_config('statement_timeout', '10min', true)`)
    await tx.run(sql`call erase_person(${id})`)
    return { message: message('Personal data erased.') }
  })
}
