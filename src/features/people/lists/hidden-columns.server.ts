import sql from 'sql-template-tag'
import { hideColumns } from '../../../kernel/contract/endpoints/lists/hidden-columns.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { assertListVisible } from '../../../kernel/server/lists/listed.ts'

/** Saves the columns that a user has hidden in lists; `GET /auth/me` returns them. */
export function hiddenColumnRoutes({ routes, lists, policies }: Kernel): void {
  routes.command(hideColumns, async ({ actor, body }, tx) => {
    assertListVisible({ lists, policies }, actor, body.list)
    const names = [...new Set(body.columns.map(({ name }) => name))]
    const chosen = JSON.stringify(names.length > 0 ? { [body.list]: names } : {})
    await tx.run(sql`
      insert into hidden_columns (user_id, lists) values (${actor.id}, ${chosen})
      on conflict (user_id) do update set lists = hidden_columns.lists - ${body.list}::text || excluded.lists`)
    return null
  })
}
