import sql from 'sql-template-tag'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { periodWords } from '../../../kernel/contract/values/period-words.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { rowsExportRoute } from '../../../kernel/server/lists/export.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import {
  type WriteOffRow,
  writeOffsEndpoints,
  writeOffsRight,
  writeOffsTable,
} from './write-offs.contract.ts'

type Days = CheckedInput<typeof writeOffsEndpoints.read.query>

/** The write-offs of a period, newest month first, with the total. */
async function writeOffsIn(db: Db, { from, to }: Days): Promise<WriteOffRow> {
  const results = await db.rows<WriteOffRow['results'][number]>(sql`
    select to_char(f.day, 'YYYY-MM') as month, f.kind, coalesce(u.full_name, f.person) as person, count(*) as count,
      sum(f.usd) as usd, sum(f.iqd) as iqd
    from forgiven f left join users u on u.id = f.person_id
    where f.day >= coalesce(${from}::date, '-infinity') and f.day <= coalesce(${to}::date, 'infinity')
    group by 1, 2, 3 order by 1 desc, 2, 3`)
  return { results, total: sumOf(results.map(({ usd }) => usd)) }
}

function mount(kernel: Kernel): void {
  kernel.routes.query(writeOffsEndpoints.read, async ({ query }, db) => await writeOffsIn(db, query))
  rowsExportRoute(kernel, writeOffsEndpoints.export, async ({ query, t }, db) => ({
    columns: writeOffsTable,
    rows: (await writeOffsIn(db, query)).results,
    subject: t(periodWords(query)),
  }))
}

export const writeOffsServer: ServerFeature = { rights: [writeOffsRight], mount }
