import sql from 'sql-template-tag'
import { readConfig } from '../../kernel/server/process/config.ts'
import { migrate } from '../../kernel/server/database/upgrade/migrate.ts'
import { openDatabase } from '../../kernel/server/database/connection/open.ts'
import { queryable } from '../../kernel/server/database/query.ts'
import { assertListenable } from '../running/start-problem.server.ts'
import { fillDemo } from './fill.server.ts'
import { demoApplicant, demoPassword, demoStaff } from './people.ts'

interface DemoReady {
  filled: boolean
  /** The users of the demo, all with the same password. */
  people: { who: string; email: string }[]
  password: string
}

/**
 * Prepares the demo's database before the program starts: fills it if it is empty, otherwise leaves it unchanged.
 * Throws a StartError for an invalid environment.
 */
export async function prepareDemo(env: NodeJS.ProcessEnv): Promise<DemoReady> {
  const config = readConfig(env)
  await assertListenable(config)
  const database = await openDatabase(config)
  try {
    await migrate(database.pool)
    const filled = await fillDemo(database.pool)
    const emails = [...Object.values(demoStaff), demoApplicant].map(({ email }) => email)
    const people = await queryable(database.pool).rows<{ who: string; email: string }>(sql`
      select case when user_status <> 'active' then role || ', ' || user_status
        when is_superuser then 'superuser' else role end
        || case language when 'ar' then ', in Arabic' when 'ckb' then ', in Sorani Kurdish' else '' end as who, email
      from users where email = any(${emails}) order by id`)
    return { filled, people, password: demoPassword }
  } finally {
    await database.close()
  }
}
