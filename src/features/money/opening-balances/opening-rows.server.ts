import sql from 'sql-template-tag'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import { formatDay } from '../../../kernel/contract/values/formats.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type {
  CheckedRows,
  ValidRow,
  CellError,
} from '../../../kernel/server/spreadsheet-import/check-rows.ts'
import type { RowsToImport } from '../../../kernel/server/spreadsheet-import/import-routes.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { message } from '../../../i18n/messages.ts'

/** Finds the customers with these codes, in any spelling that looks the same. */
async function customersOf(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const found = await db.rows<{ code: string; id: number }>(sql`
    select distinct on (given.code) given.code, c.id from unnest(${[...new Set(codes)]}::text[]) as given (code)
    join customer c on code_key(c.code) = code_key(given.code)
    order by given.code, c.code <> given.code, c.id`)
  return new Map(found.map(({ code, id }) => [code, id]))
}

/** Replaces the customer code of each row by the customer's id. Reports unknown codes and dates in the future. */
async function columnsOf(db: Db, checked: CheckedRows): Promise<CheckedRows> {
  const codeOf = ({ values }: ValidRow) => String(values['customer_code'])
  const customers = await customersOf(db, checked.right.map(codeOf))
  const today = await companyToday(db)
  const right: ValidRow[] = []
  const wrong: CellError[] = [...checked.wrong]
  for (const row of checked.right) {
    const code = codeOf(row)
    const customer = customers.get(code)
    if (customer === undefined) {
      const reason = message('No customer has the code {code}.', { code })
      wrong.push({ row: row.row, column: 'customer code', value: code, reason })
      continue
    }
    const { customer_code: _code, customer_name: _name, due_date, ...values } = row.values
    const date = String(values['date'])
    if (date > today) {
      const reason = message('The date is after today. Enter {day} or an earlier date.', {
        day: formatDay(today),
      })
      wrong.push({ row: row.row, column: 'date', value: formatDay(date), reason })
      continue
    }
    right.push({ ...row, values: { ...values, customer, due_date: due_date ?? values['date'] } })
  }
  return { ...checked, right, wrong }
}

/** The totals of the rows: what is owed, and what is unapplied credit. */
function totalsOf(rows: readonly ValidRow[]): Record<'owed_usd' | 'on_account_usd', number> {
  const amounts = rows.map(({ values }) => Number(values['amount_usd']))
  return {
    owed_usd: sumOf(amounts.filter((amount) => amount > 0)),
    on_account_usd: -sumOf(amounts.filter((amount) => amount < 0)) || 0,
  }
}

/** How the rows of an imported file become customer opening balances. */
export const openingRows: RowsToImport = { columnsOf, totalsOf }
