import sql from 'sql-template-tag'
import { keepPinnedPages } from '../../../kernel/contract/endpoints/pinned-pages.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'

/** Saves the pages that a user has pinned in the sidebar; `GET /auth/me` returns them. Only the browser knows pages. */
export function pinnedPageRoutes({ routes }: Pick<Kernel, 'routes'>): void {
  routes.command(keepPinnedPages, async ({ actor, body }, tx) => {
    const paths = [...new Set(body.pages.map(({ path }) => path))]
    const chosen = JSON.stringify(paths.map((path) => ({ path })))
    await tx.run(sql`
      insert into pinned_pages (user_id, pages) values (${actor.id}, ${chosen})
      on conflict (user_id) do update set pages = excluded.pages`)
    return null
  })
}
