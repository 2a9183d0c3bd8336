import sql, { type Sql } from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { exportRoute } from '../../../kernel/server/lists/export.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { listPage } from '../../../kernel/server/lists/list.ts'
import { detailOf } from './detail-of.ts'
import { exportSecurityLog, readSecurityLog, securityLog } from './security-log.contract.ts'

function conditions({ kind, user, date_from, date_to }: CheckedInput<typeof securityLog.filters>): Sql[] {
  // The day begins in the company's time zone.
  const beginning = (day: string) => sql`${day}::timestamp at time zone (select time_zone from settings)`
  return [
    // Always true: with a condition the list counts rows itself, since the counter of records does not know this table.
    sql`t.id > 0`,
    ...(kind === null ? [] : [sql`t.kind = ${kind}`]),
    ...(user === null ? [] : [sql`(t.user_id = ${user} or t.about_id = ${user})`]),
    ...(date_from === null ? [] : [sql`t.created_at >= ${beginning(date_from)}`]),
    ...(date_to === null ? [] : [sql`t.created_at < ${beginning(date_to)} + interval '1 day'`]),
  ]
}

/** The routes of the security log (audit log): list and export. */
export function securityLogRoutes({ routes, queryCache, issuer, lists }: Kernel): void {
  routes.query(readSecurityLog, async ({ query }, db) =>
    listPage<Row<typeof securityLog>>({ db, queryCache }, securityLog, query, { where: conditions(query) }),
  )
  exportRoute({ routes, issuer, lists }, securityLog, (query) => ({ where: conditions(query) }), {
    endpoint: exportSecurityLog,
    shown: (row, t) => {
      const { kind, detail } = row as Row<typeof securityLog>
      return { ...row, detail: detail === null ? null : t(detailOf(kind, detail)) }
    },
  })
}
