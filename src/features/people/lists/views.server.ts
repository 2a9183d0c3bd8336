import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { settingsMost, viewEndpoints } from '../../../kernel/contract/endpoints/lists/views.ts'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { whereAll } from '../../../kernel/server/lists/list.ts'

type View = ReplyOf<typeof viewEndpoints.list>['results'][number]

const order = sql`order by lower(v.name), v.id`

/** A view as its reader sees it: which one opens first is each person's own. */
const columns = (actor: Actor): Sql => sql`
  v.id, v.id as serial, v.version, v.created_at, v.updated_at, v.screen, v.name, v.shared, v.is_default and v.user_id = ${actor.id} as is_default, v.settings,
  v.user_id = ${actor.id} as mine, u.full_name as owner`

/** Refuses settings that are none, or too many; nothing else reads them than the screens that wrote them. */
function assertSettings(settings: unknown): void {
  const text = JSON.stringify(settings)
  const isRecord = typeof settings === 'object' && settings !== null && !Array.isArray(settings)
  // The database keeps no such character.
  if (!isRecord || text.includes(String.raw`\u0000`)) {
    throw validationProblem({ settings: ['These are no settings of a list.'] })
  }
  if (Buffer.byteLength(text) > settingsMost) {
    throw validationProblem({ settings: ['These are too many settings for one view.'] })
  }
}

/** Views of lists: everybody's own, and what others share with those who see the list. */
export function viewRoutes({ routes, lists, sights }: Pick<Kernel, 'routes' | 'lists' | 'sights'>): void {
  const { list, create, update, remove } = viewEndpoints

  /** Whose views a person sees. */
  function seenBy(actor: Actor): Sql {
    const screens = [...lists.values()].filter(({ entity }) => sights.of(actor, entity) !== 'none')
    const names = screens.map(({ entity }) => entity.name)
    return sql`(v.user_id = ${actor.id} or v.shared and v.screen = any (${names}))`
  }

  async function views(db: Db, actor: Actor, conditions: Sql[]): Promise<View[]> {
    return await db.rows<View>(sql`
      select ${columns(actor)} from saved_view v join users u on u.id = v.user_id
      ${whereAll([seenBy(actor), ...conditions])} ${order}`)
  }

  /** Holds a view of the person's own; throws where there is none, or where it is another's. */
  async function hold(tx: Transaction, actor: Actor, id: number): Promise<View> {
    const [view] = await views(tx, actor, [sql`v.id = ${id}`])
    if (!view) throw new Problem('not_found', 'This view does not exist.')
    if (!view.mine) throw new Problem('permission_denied', 'A view is changed by whoever made it.')
    await tx.run(sql`select id from saved_view where id = ${id} for update`)
    return view
  }

  /** One of a person's views of a list opens first. */
  async function noOtherFirst(tx: Transaction, actor: Actor, screen: string): Promise<void> {
    await tx.run(sql`
      update saved_view set is_default = false where user_id = ${actor.id} and screen = ${screen} and is_default`)
  }

  async function written(tx: Transaction, actor: Actor, id: number) {
    const [data] = await views(tx, actor, [sql`v.id = ${id}`])
    if (!data) throw new Error('A view was not kept.')
    return { message: 'The view is saved.' as const, data }
  }

  routes.query(list, async ({ query, actor }, db) => {
    const results = await views(db, actor, query.screen === null ? [] : [sql`v.screen = ${query.screen}`])
    return { results, count: results.length }
  })

  routes.command(create, async ({ body, actor }, tx) => {
    const { screen, name, shared, is_default, settings } = body
    assertSettings(settings)
    if (is_default) await noOtherFirst(tx, actor, screen)
    const stored = await tx.row<{ id: number }>(sql`
      insert into saved_view (user_id, screen, name, shared, is_default, settings)
      values (${actor.id}, ${screen}, ${name}, ${shared}, ${is_default}, ${JSON.stringify(settings)})
      returning id`)
    return await written(tx, actor, stored?.id ?? 0)
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    const before = await hold(tx, actor, id)
    if (version !== null && version !== before.version)
      throw new Problem('conflict', 'You changed this view in another window. Reload the page.', {
        conflict: { current: before, changed_by: actor.name, changed_at: before.updated_at },
      })
    const view = { ...before, ...body }
    const { screen, name, shared, is_default, settings } = view
    assertSettings(settings)
    if (is_default) await noOtherFirst(tx, actor, screen)
    await tx.run(sql`
      update saved_view set screen = ${screen}, name = ${name}, shared = ${shared}, is_default = ${is_default},
        settings = ${JSON.stringify(settings)} where id = ${id}`)
    return await written(tx, actor, id)
  })

  routes.command(remove, async ({ id, actor }, tx) => {
    await hold(tx, actor, id)
    await tx.run(sql`delete from saved_view where id = ${id}`)
    return null
  })
}
