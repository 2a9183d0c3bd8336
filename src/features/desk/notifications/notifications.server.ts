import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Count, Db } from '../../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { type AllRecords, namesOfTargets, targetIsVisible, targetsOf } from '../about/targets.server.ts'
import { comment } from '../comments/comments.contract.ts'
import { task } from '../tasks/tasks.contract.ts'
import {
  markNotificationsRead,
  type NotificationLine,
  notificationsReply,
  readNotifications,
} from './notifications.contract.ts'

type ReadReply = ReplyOf<typeof readNotifications>

type Stored = Pick<NotificationLine, 'id' | 'at' | 'kind' | 'resource' | 'record' | 'read_at'> & {
  /** The text of the comment. */
  comment: string | null
  by: string | null
  /** The number of notifications in this line. */
  count: number
}

const excerpt = 200

/** The kinds of records that notifications are about: those that can have comments, and tasks. */
const kindsOf = (all: AllRecords): readonly Entity[] => [...targetsOf(all), task]

/**
 * The conditions for the user's own notifications `t` about visible records: a user who lost a permission gets no more
 * of them, and they are not counted.
 */
function ownVisible({ may }: Kernel, all: AllRecords, db: Db, actor: Actor): Sql[] {
  return [
    sql`t.person = ${actor.id}`,
    targetIsVisible(kindsOf(all), (entity) => db.visibleTo(entity)),
    sql`(t.comment is null or exists (select from comment c where c.id = t.comment))`,
    ...(may(actor, comment.resource, 'view') ? [] : [sql`t.comment is null`]),
  ]
}

/**
 * The user's notifications with the `line` in which each is shown. Within an hour, five from one person have a line
 * each (mentions last, since the others need action); the rest are one line, shown as the newest of them.
 */
function inLines(where: Sql): Sql {
  return sql`
    select *, case when nth > 5 and by_person is not null then max(id) over (partition by by_person, hour, nth > 5) else id end as line
    from (
      select t.*, date_trunc('hour', t.begun_at) as hour,
        row_number() over (partition by t.by_person, date_trunc('hour', t.begun_at) order by t.kind = 'named', t.id) as nth
      from notice t ${where}
    ) t`
}

function sentenceOf({ kind, by, comment: text, count }: Stored): DisplayText {
  const who = by ?? message('Someone')
  if (count > 1) return message('{count} more notifications from {who}.', { count, who })
  switch (kind) {
    case 'named':
      return message('{who}: {text}', { who, text: text ?? '' })
    case 'task':
      return message('{who} assigned you this task.', { who })
    case 'task_due':
      return 'This task is due.'
    case 'transfer':
      return message('{who} is waiting for you to confirm this transfer.', { who })
    case 'approved':
      return message('{who} approved this document.', { who })
    case 'declined':
      return message('{who} declined this document.', { who })
    case 'on_hold':
      return message('{who} put this order on hold.', { who })
    case 'late':
      return by === null ? 'This order is past due.' : message('{who} marked this order as overdue.', { who })
  }
}

/** The number of unread notifications of the user. */
export async function unreadNotifications(
  kernel: Kernel,
  all: AllRecords,
  actor: Actor,
  db: Db,
): Promise<number> {
  const where = whereAll(ownVisible(kernel, all, db, actor))
  const unread = await db.row<Count>(
    sql`select count(distinct line) as count from (${inLines(where)}) t where read_at is null`,
  )
  return unread?.count ?? 0
}

async function notificationsOf(
  kernel: Kernel,
  all: AllRecords,
  db: Db,
  { actor, t }: { actor: Actor; t: Translate },
): Promise<ReadReply> {
  const where = whereAll(ownVisible(kernel, all, db, actor))
  const rows = await db.rows<Stored>(sql`
    select t.id, l.at, t.kind, t.resource, t.record, l.read_at, l.count, left(c.text, ${excerpt}) as comment, u.full_name as by
    from (
      select line, max(at) as at, count(*) as count, case when bool_and(read_at is not null) then max(read_at) end as read_at
      from (${inLines(where)}) t group by line
    ) l join notice t on t.id = l.line left join comment c on c.id = t.comment left join users u on u.id = t.by_person
    order by l.at desc, t.id desc limit ${notificationsReply}`)
  const names = await namesOfTargets(kindsOf(all), db, rows, t)
  const results = rows.flatMap((row): NotificationLine[] => {
    const { comment: _, by: __, count: ___, ...notification } = row
    const { label, resource_label } = names(row)
    if (label === null || resource_label === null) return []
    return [{ ...notification, label, resource_label, text: sentenceOf(row) }]
  })
  return { results, unread: await unreadNotifications(kernel, all, actor, db) }
}

const largestKey = 2_147_483_647
const isKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestKey

/** The condition for the notifications to mark as read: those of the lines with these keys, or all of them. */
function whichRead(own: Sql, { ids, all }: { ids: unknown; all: boolean | null }): Sql {
  if (all) return sql`true`
  if (!Array.isArray(ids) || ids.length > 1000 || !ids.every(isKey))
    throw validationProblem({ ids: ['Enter notification IDs, or set all to true.'] })
  return sql`id in (select id from (${inLines(own)}) t where line = any(${ids}))`
}

/** The notifications of the user, the same on every device. */
export function notificationsServer(all: AllRecords): ServerFeature {
  return {
    mount: (kernel) => {
      kernel.routes.query(readNotifications, async (call, db) => await notificationsOf(kernel, all, db, call))
      kernel.routes.command(markNotificationsRead, async ({ body, actor, t }, tx) => {
        await tx.run(sql`
          update notice set read_at = now()
          where person = ${actor.id} and read_at is null
            and ${whichRead(whereAll(ownVisible(kernel, all, tx, actor)), body)}`)
        return await notificationsOf(kernel, all, tx, { actor, t })
      })
    },
  }
}
