import sql from 'sql-template-tag'
import { keepColumnLayout } from '../../../kernel/contract/endpoints/lists/column-layout.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { assertListVisible } from '../../../kernel/server/lists/listed.ts'

/** Saves a user's column widths and frozen columns; `GET /auth/me` returns them. */
export function columnLayoutRoutes({ routes, lists, policies }: Kernel): void {
  routes.command(keepColumnLayout, async ({ actor, body: { list, widths, held } }, tx) => {
    assertListVisible({ lists, policies }, actor, list)
    const layout = { widths: Object.fromEntries(widths.map(({ name, width }) => [name, width])), held }
    const isPlain = widths.length === 0 && held === null
    const chosen = JSON.stringify(isPlain ? {} : { [list]: layout })
    await tx.run(sql`
      insert into column_layout (user_id, lists) values (${actor.id}, ${chosen})
      on conflict (user_id) do update set lists = column_layout.lists - ${list}::text || excluded.lists`)
    return null
  })
}
