import sql, { type Sql } from 'sql-template-tag'
import { writeComment } from '../../../features/desk/comments/comments.server.ts'
import { activePeople } from '../../../features/desk/about/targets.server.ts'
import { task } from '../../../features/desk/tasks/tasks.contract.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { Keyed, Transaction } from '../../../kernel/server/database/query.ts'
import { insertRow, updateRow } from '../../../kernel/server/records/records.ts'
import type { DemoPersonName } from '../people.ts'
import type { ActingUser } from '../stories/past.server.ts'
import { at, type Action } from './action.server.ts'

const notificationsKept = '14 days'

/** Returns comments on records in the last days, and tasks. */
export function deskActions(
  tx: Transaction,
  today: string,
  { owner, admin, manager, salesman, secondSalesman }: Readonly<Record<DemoPersonName, ActingUser>>,
): Action[] {
  const action = (by: ActingUser, daysAgo: number, hour: number, work: () => Promise<unknown>): Action => ({
    moment: at(addDays(today, -daysAgo), hour),
    by,
    work,
  })
  const one = async (which: Sql) => (await tx.row<Keyed>(which))?.id
  const invoice = async () =>
    await one(sql`select id from invoice where status = 'issued' order by id desc offset 2 limit 1`)
  const order = async () =>
    await one(
      sql`select id from order_with_money where outstanding > 0 and due_date < ${today}::date order by due_date desc limit 1`,
    )
  const customer = async () => await one(sql`select id from customer order by id limit 1`)
  const commentOn = async (resource: string, record: number | undefined, text: string) => {
    if (record !== undefined) await writeComment(tx, { resource, record, text }, await activePeople(tx))
  }
  const give = async (form: object) => await insertRow(tx, task.name, { ...form })
  return [
    action(salesman, 2, 9, async () => {
      await commentOn(
        'invoice',
        await invoice(),
        '@shilan they ask for a larger logo on the barrel. May we, at the same price?',
      )
    }),
    action(manager, 1, 8, async () => {
      await commentOn('invoice', await invoice(), '@yusuf yes, if the plates are not made yet.')
    }),
    action(secondSalesman, 1, 10, async () => {
      await commentOn('customer', await customer(), '@layla انتقلوا إلى شارع 14. يرجى الاتصال قبل التسليم.')
    }),
    action(admin, 1, 11, async () => {
      await commentOn('invoice_tracker', await order(), '@layla they promised to pay on Sunday.')
    }),
    action(manager, 3, 7, async () => {
      const id = await give({
        text: 'Order boxes for the gift sets',
        person: manager.id,
        due_on: addDays(today, -1),
      })
      await updateRow(tx, task, id, { values: { done_at: at(addDays(today, -2), 12) } })
    }),
    action(owner, 2, 8, async () => {
      await give({
        text: 'Call about the payment',
        person: owner.id,
        due_on: today,
        resource: 'invoice_tracker',
        record: await order(),
      })
      await give({ text: 'New catalogue: choose the pens', person: owner.id, due_on: addDays(today, 9) })
    }),
    action(manager, 1, 9, async () => {
      const about = { resource: 'customer', record: await customer() }
      await give({ text: 'Bring the samples', person: salesman.id, due_on: addDays(today, 1), ...about })
      await give({ text: 'Look at the rates of the printers', person: owner.id, due_on: today })
    }),
  ]
}

/** Deletes old notifications, and marks those before yesterday as read. */
export async function readOldNotifications(tx: Transaction, today: string): Promise<void> {
  await tx.run(sql`delete from notice where at < now() - ${notificationsKept}::interval`)
  await tx.run(sql`update notice set read_at = at where read_at is null and at < ${addDays(today, -1)}::date`)
}
