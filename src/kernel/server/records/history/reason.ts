import sql from 'sql-template-tag'
import type { Transaction } from '../../database/query.ts'

/** Runs `work` with a reason, which history shows beside the changes. */
export async function withReason<T>(tx: Transaction, reason: string, work: () => Promise<T>): Promise<T> {
  const set = async (value: string) => await tx.run(sql`select set_config('inkwell.why', ${value}, true)`)
  await set(reason)
  const done = await work()
  await set('')
  return done
}
