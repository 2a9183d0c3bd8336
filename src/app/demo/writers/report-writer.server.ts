import sql from 'sql-template-tag'
import { checkAll } from '../../../kernel/contract/checks.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { insertRow } from '../../../kernel/server/records/records.ts'
import { weeklyReport } from '../../../features/employee-reports/employee-reports.contract.ts'
import type { user } from '../../../features/people/users.contract.ts'
import { at, type Action } from './action.server.ts'
import type { ActingUser } from '../stories/past.server.ts'
import type { DemoPersonName } from '../people.ts'
import { type ReportStory, reportStories } from '../stories/report-story.ts'
import { seededRandom } from '../seeded-random.ts'

type User = Row<typeof user>

const seed = 2029

/** The weekly reports, each entered on the afternoon of its last day. */
export function reportActions(
  tx: Transaction,
  today: string,
  staff: Readonly<Record<DemoPersonName, ActingUser>>,
): Action[] {
  const random = seededRandom(seed)
  const now = new Date().toISOString()
  return reportStories(random, today).map((story) => {
    const filed = at(story.week_ending, random.whole(11, 14), random)
    const moment = filed < now ? filed : now
    return { moment, by: staff[story.by], work: () => writeReport(tx, story, staff[story.by], moment) }
  })
}

async function writeReport(
  tx: Transaction,
  story: ReportStory,
  author: ActingUser,
  submitted_at: string,
): Promise<void> {
  const user = await tx.row<Pick<User, 'username' | 'email'>>(
    sql`select username, email from users where id = ${author.id}`,
  )
  await insertRow(tx, weeklyReport.name, {
    ...checkAll(weeklyReport.fields, story),
    employee: author.id,
    employee_username: user?.username,
    employee_email: user?.email,
    submitted_at,
  })
}
