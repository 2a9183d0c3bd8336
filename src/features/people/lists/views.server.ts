import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import {
  settingsMost,
  viewEndpoints,
  viewsMax,
  viewsListed,
} from '../../../kernel/contract/endpoints/lists/views.ts'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Count, Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { whereAll } from '../../../kernel/server/database/where.ts'
import { assertIsList, assertListVisible, visibleLists } from '../../../kernel/server/lists/listed.ts'
import { message } from '../../../i18n/messages.ts'

type Listed = ReplyOf<typeof viewEndpoints.list>['results'][number]
type View = ReplyOf<typeof viewEndpoints.read>

/** A view as its reader sees it; the default view is each user's own. */
const columns = (actor: Actor): Sql => sql`
  v.id, v.id as serial, v.version, v.created_at, v.updated_at, v.screen, v.name, v.shared, v.is_default and v.user_id = ${actor.id} as is_default,
  v.user_id = ${actor.id} as mine, v.user_id = ${actor.id} or ${actor.isSuperuser} as deletable, u.full_name as owner`

/**
 * Throws `validation_failed` for settings that are not an object or too large; only the screens that wrote them
 * interpret them.
 */
function assertSettings(settings: unknown): void {
  const text = JSON.stringify(settings)
  const isRecord = typeof settings === 'object' && settings !== null && !Array.isArray(settings)
  // PostgreSQL cannot store this character.
  if (!isRecord || text.includes(String.raw`\u0000`)) {
    throw validationProblem({ settings: ['View settings are not valid.'] })
  }
  if (Buffer.byteLength(text) > settingsMost) {
    throw validationProblem({
      settings: ['This view has too many settings. Remove some filters or columns and save it again.'],
    })
  }
}

/** The routes of saved views: the user's own, and those shared with all who may see the list. */
export function viewRoutes({ routes, lists, policies }: Pick<Kernel, 'routes' | 'lists' | 'policies'>): void {
  const { list, read, create, update, remove } = viewEndpoints

  /** The condition for views visible to the user. */
  function visibleTo(actor: Actor): Sql {
    return sql`(v.user_id = ${actor.id} or v.shared and v.screen = any (${visibleLists({ lists, policies }, actor)}))`
  }

  async function readView(db: Db, actor: Actor, id: number): Promise<View> {
    const view = await db.row<View>(sql`
      select ${columns(actor)}, v.settings from saved_view v join users u on u.id = v.user_id
      ${whereAll([visibleTo(actor), sql`v.id = ${id}`])}`)
    if (!view) throw new Problem('not_found', 'This view does not exist.')
    return view
  }

  /** Locks a view that the user may change or, `forGood`, delete; throws if there is none or the user may not. */
  async function lockView(tx: Transaction, actor: Actor, id: number, forGood = false): Promise<View> {
    const view = await readView(tx, actor, id)
    if (!(forGood ? view.deletable : view.mine))
      throw new Problem('permission_denied', 'Only the owner can change this view.')
    await tx.run(sql`select id from saved_view where id = ${id} for update`)
    return view
  }

  /** A user has at most one default view of a list. */
  async function clearDefault(tx: Transaction, actor: Actor, screen: string): Promise<void> {
    await tx.run(sql`
      update saved_view set is_default = false where user_id = ${actor.id} and screen = ${screen} and is_default`)
  }

  /** Throws if the user has the maximum number of views of a list; concurrent calls wait. */
  async function assertPlace(tx: Transaction, actor: Actor, screen: string): Promise<void> {
    await tx.run(sql`select from users where id = ${actor.id} for no key update`)
    const own = await tx.row<Count>(
      sql`select count(*) as count from saved_view where user_id = ${actor.id} and screen = ${screen}`,
    )
    if ((own?.count ?? 0) >= viewsMax)
      throw validationProblem({
        screen: [message('No more than {most} views of one list. Delete one first.', { most: viewsMax })],
      })
  }

  async function written(tx: Transaction, actor: Actor, id: number) {
    return { message: 'View saved.' as const, data: await readView(tx, actor, id) }
  }

  routes.query(list, async ({ query, actor }, db) => {
    if (query.screen !== null) assertIsList(lists, query.screen)
    const of = query.screen === null ? [] : [sql`v.screen = ${query.screen}`]
    const results = await db.rows<Listed>(sql`
      select * from (
        select ${columns(actor)} from saved_view v join users u on u.id = v.user_id ${whereAll([visibleTo(actor), ...of])}
        order by v.user_id = ${actor.id} desc, v.id limit ${viewsListed}
      ) v order by lower(name), id`)
    return { results, count: results.length }
  })

  routes.query(read, async ({ id, actor }, db) => await readView(db, actor, id))

  routes.command(create, async ({ body, actor }, tx) => {
    const { screen, name, shared, is_default, settings } = body
    assertSettings(settings)
    assertListVisible({ lists, policies }, actor, screen)
    await assertPlace(tx, actor, screen)
    if (is_default) await clearDefault(tx, actor, screen)
    const stored = await tx.row<{ id: number }>(sql`
      insert into saved_view (user_id, screen, name, shared, is_default, settings)
      values (${actor.id}, ${screen}, ${name}, ${shared}, ${is_default}, ${JSON.stringify(settings)})
      returning id`)
    return await written(tx, actor, stored?.id ?? 0)
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    const before = await lockView(tx, actor, id)
    if (version !== null && version !== before.version)
      throw new Problem('conflict', 'You changed this view in another window. Reload the page.', {
        conflict: { current: before, changed_by: actor.name, changed_at: before.updated_at },
      })
    const view = { ...before, ...body }
    const { screen, name, shared, is_default, settings } = view
    assertSettings(settings)
    assertListVisible({ lists, policies }, actor, screen)
    if (screen !== before.screen) await assertPlace(tx, actor, screen)
    if (is_default) await clearDefault(tx, actor, screen)
    await tx.run(sql`
      update saved_view set screen = ${screen}, name = ${name}, shared = ${shared}, is_default = ${is_default},
        settings = ${JSON.stringify(settings)} where id = ${id}`)
    return await written(tx, actor, id)
  })

  routes.command(remove, async ({ id, actor }, tx) => {
    await lockView(tx, actor, id, true)
    await tx.run(sql`delete from saved_view where id = ${id}`)
    return null
  })
}
