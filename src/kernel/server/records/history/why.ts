import sql from 'sql-template-tag'
import type { Transaction } from '../../database/query.ts'

/** Changes something for a reason, which history tells beside the changes. */
export async function because<T>(tx: Transaction, reason: string, work: () => Promise<T>): Promise<T> {
  const t = async (why: string) => await tx.run(sql`select set_config('inkwell.why', ${why}, true)`)
  await t(reason)
  const done = await work()
  await t('')
  return done
}
