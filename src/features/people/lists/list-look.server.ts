import sql from 'sql-template-tag'
import { keepListLook } from '../../../kernel/contract/endpoints/lists/list-look.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'

/** Saves a user's page size and density of lists; `GET /auth/me` returns them. */
export function listLookRoutes({ routes }: Pick<Kernel, 'routes'>): void {
  routes.command(keepListLook, async ({ actor, body: { page_size, compact } }, tx) => {
    await tx.run(sql`
      insert into list_look (user_id, page_size, compact) values (${actor.id}, ${page_size}, ${compact})
      on conflict (user_id) do update set page_size = excluded.page_size, compact = excluded.compact`)
    return null
  })
}
