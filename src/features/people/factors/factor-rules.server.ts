import sql from 'sql-template-tag'
import { message } from '../../../i18n/messages.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { readFactorRules, saveFactorRule } from './factors.contract.ts'
import type { Keys } from '../keys/keys.server.ts'
import { hasFactor } from './factor-requirements.server.ts'

type Rule = ReplyOf<typeof readFactorRules>['results'][number]

/** The routes of the roles that require two-factor authentication, for superusers. */
export function factorRuleRoutes({ routes }: Kernel, keys: Keys, forgetTokens: () => void): void {
  routes.query(readFactorRules, async (_call, db) => ({
    results: await db.rows<Rule>(sql`
      select r.role, r.required, count(u.id)::integer as people,
        (count(u.id) filter (where not ${hasFactor(keys.cipher, sql`u.id`)}))::integer as without
      from factor_rule r
      left join users u on u.user_status = 'active'
        and (u.role = r.role or (r.role = 'superuser' and u.is_superuser))
      group by r.id order by r.id`),
  }))

  routes.command(saveFactorRule, async ({ params, body }, tx) => {
    const saved = await tx.run(sql`
      update factor_rule set required = ${body.required} where role = ${params['role']}`)
    if (saved === 0) throw new Problem('not_found', 'This role does not exist.')
    tx.afterCommit(forgetTokens)
    return { message: message('Saved.') }
  })
}
