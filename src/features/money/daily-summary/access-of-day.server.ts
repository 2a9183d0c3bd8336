import sql, { type Sql } from 'sql-template-tag'
import { writtenOn } from './written-on.server.ts'

/** SQL for a user's role, or `superuser`. */
const roleOf = (row: Sql): Sql =>
  sql`case when (${row} ->> 'is_superuser')::boolean then 'superuser' else ${row} ->> 'role' end`

/**
 * New and deleted users, and users whose role, status or password was changed by another user. Each change is a line of
 * its own.
 */
export const userChanges = (day: string): Sql => sql`
  select 'users' as resource, h.record_id as id, whole.r ->> 'first_name' || ' ' || (whole.r ->> 'last_name') as number,
    h.user_name as person, h.id || change.field as batch, change.before, change.after
  from history h
  cross join lateral (select record_before('users', h.record_id, h.id)) was (r)
  cross join lateral (select record_before('users', h.record_id, h.id + 1)) now (r)
  cross join lateral (select case h.action when 'delete' then was.r else now.r end) whole (r)
  cross join lateral (values
    ('role', case when h.action <> 'insert' then ${roleOf(sql`was.r`)} end, case when h.action <> 'delete' then ${roleOf(sql`now.r`)} end),
    ('status', case when h.action = 'update' then was.r ->> 'user_status' end, case when h.action = 'update' then now.r ->> 'user_status' end),
    ('password', null, case when h.action = 'update' and h.changes ? 'password_set_at' and h.user_id is distinct from h.record_id
      then 'password' end)
  ) change (field, before, after)
  where ${writtenOn(day)} and h.owner_table = 'users' and h.table_name = 'users' and change.before is distinct from change.after`

/** Changed permissions and two-factor rules of roles. The column `party` has the name of the resource. */
export const permissionChanges = (day: string): Sql => sql`
  select h.table_name as resource, h.record_id as id, coalesce(p.role, f.role) as number, p.resource as party,
    h.user_name as person, h.id::text as batch,
    case h.table_name when 'permission' then (select string_agg(verb, ',') from jsonb_array_elements_text(
      nullif(h.changes -> 'verbs' -> 0, 'null')) as verb) else h.changes -> 'required' ->> 0 end as before,
    case h.table_name when 'permission' then coalesce((select string_agg(verb, ',') from jsonb_array_elements_text(
      nullif(h.changes -> 'verbs' -> 1, 'null')) as verb), '') else h.changes -> 'required' ->> 1 end as after
  from history h
  left join permission p on h.table_name = 'permission' and p.id = h.record_id
  left join factor_rule f on h.table_name = 'factor_rule' and f.id = h.record_id
  where ${writtenOn(day)} and (h.owner_table = 'permission' and h.changes ? 'verbs'
    or h.owner_table = 'factor_rule' and h.action = 'update' and h.changes ? 'required')`
