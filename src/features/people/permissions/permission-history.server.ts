import sql from 'sql-template-tag'
import { plainText, message } from '../../../i18n/messages.ts'
import type { Resource } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { historyPageSize } from '../../../kernel/contract/endpoints/history.ts'
import type { Count } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { factorWords, readPermissionHistory } from './permissions.contract.ts'

type Message = Omit<ReplyOf<typeof readPermissionHistory>['results'][number], 'label'>

/** A change of a cell of the matrix or, without a resource, of a role that requires two-factor authentication. */
type Edit = Message & { resource: string | null }

/** The route of the changes of permissions and two-factor rules. */
export function permissionHistoryRoute({ routes }: Kernel, resources: readonly Resource[]): void {
  routes.query(readPermissionHistory, async ({ query }, db) => {
    const edits = sql`from history h
      left join permission on h.owner_table = 'permission' and permission.id = h.record_id
      left join factor_rule on h.owner_table = 'factor_rule' and factor_rule.id = h.record_id
      where (h.owner_table = 'permission' and h.changes ? 'verbs')
        or (h.owner_table = 'factor_rule' and h.action = 'update' and h.changes ? 'required')`
    const counted = await db.row<Count>(sql`select count(*) as count ${edits}`)
    const rows = await db.rows<Edit>(sql`
      select h.id, h.at, h.user_name, resource, coalesce(permission.role, factor_rule.role) as role,
        coalesce(h.changes -> 'verbs' -> 0, h.changes -> 'required' -> 0) as before,
        coalesce(h.changes -> 'verbs' -> 1, h.changes -> 'required' -> 1) as after
      ${edits} order by h.id desc limit ${historyPageSize} offset ${((query.page ?? 1) - 1) * historyPageSize}`)
    const results = rows.map(({ resource: name, before, ...edit }) => {
      if (name === null) return { ...edit, label: message(factorWords), before }
      const resource = resources.find((each) => each.name === name)
      // Before its first change a role has the defaults.
      return {
        ...edit,
        label: resource?.label ?? plainText(name),
        before: before ?? resource?.defaults[edit.role] ?? [],
      }
    })
    return { results, count: counted?.count ?? 0 }
  })
}
