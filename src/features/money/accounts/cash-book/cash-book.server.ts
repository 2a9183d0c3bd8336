import sql, { empty, type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { CheckedInput } from '../../../../kernel/contract/fields.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { sumOf } from '../../../../kernel/contract/values/money.ts'
import type { Db } from '../../../../kernel/server/database/query.ts'
import { rowsExportRoute } from '../../../../kernel/server/lists/export.ts'
import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import type { Kernel } from '../../../../kernel/server/kernel.ts'
import { paperRoute } from '../../../../kernel/server/pdf/paper-route.ts'
import { readRecord } from '../../../../kernel/server/records/records.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { displayedSubjectOf } from '../../ledger/subjects/subject-message.server.ts'
import { companyNow, companyToday } from '../../../settings/settings.server.ts'
import { cashBookDocument } from './cash-book-document.ts'
import { bankAccount } from '../bank-accounts.contract.ts'
import { cashBookEndpoints, cashBookSpreadsheet } from './cash-book.contract.ts'

type CashBook = ReplyOf<typeof cashBookEndpoints.read>
type Days = CheckedInput<typeof cashBookEndpoints.read.query>

/** The limit of entries on the screen: the whole book of a busy account would be megabytes. */
const entriesShown = 2000

interface Sums {
  closing: number
  count: number
  on_the_way: number
}

/** The limit of entries in an export, which is built in memory. */
const entriesInFile = 100_000

/**
 * The entries of a period (until today if `to` is null), with the balance before and after them. If there are more than
 * `most`, only the newest.
 */
async function cashBook(db: Db, id: number, { from, to }: Days, most: number): Promise<CashBook> {
  const account = await readRecord<Row<typeof bankAccount>>(db, bankAccount, id, {
    balance: sql`null`,
    keeper_name: sql`null`,
  })
  const until = sql`and e.day <= ${to ?? (await companyToday(db))}::date`
  const asked: Sql = sql`from entry e where e.account = ${id} ${until}`
  const since = from === null ? empty : sql`and e.day >= ${from}`
  const sums = await db.row<Sums>(sql`
    select coalesce(sum(e.amount), 0) as closing,
      count(*) filter (where isfinite(e.day) ${since}) as count, (
        select coalesce(sum(amount_in), 0) from account_transfer t where to_account = ${id} and in_transit(t)
      ) as on_the_way ${asked}`)
  const closing = sums?.closing ?? account.opening_balance
  // The balance after an entry is the closing balance less all later entries.
  const entries = await db.rows<CashBook['entries'][number]>(sql`
    select newest_first.*, ${displayedSubjectOf(sql`newest_first.booked`, sql`newest_first.document`)} from (
      select e.day as date, case e.kind when 'account_opening' then 'opening' else e.kind end as kind, e.document, e.number, e.text as subject, e.party, e.stray, e.kind as booked,
        greatest(e.amount, 0) as "in", greatest(-e.amount, 0) as "out",
        ${closing} - coalesce(sum(e.amount) over (newest rows between unbounded preceding and 1 preceding), 0) as balance,
        row_number() over newest as place
      ${asked} ${since} and isfinite(e.day)
      window newest as (order by e.day desc, e.kind = 'account_opening', e.written_at desc, e.kind desc, e.document desc)
      order by place limit ${most}
    ) newest_first order by place desc`)
  const [first] = entries
  return {
    name: account.name,
    currency: account.currency,
    opening: first ? sumOf([first.balance, first.out, -first.in]) : closing,
    entries,
    closing,
    on_the_way: sums?.on_the_way ?? 0,
    left_out: (sums?.count ?? 0) - entries.length,
  }
}

/** The rows of an exported cash book: the entries between the balance brought forward and the closing balance. */
function sheetRows({ currency, opening, entries, closing }: CashBook, { from, to }: Days, t: Translate) {
  const line = (date: string | null, subject: string, balance: number) => ({ date, subject, balance })
  const all = [
    line(from, t('Balance brought forward'), opening),
    ...entries,
    line(to, t('Closing balance'), closing),
  ]
  const other_currency = currency === 'USD' ? 'IQD' : 'USD'
  return all.map((row) => ({ ...row, currency, other_currency }))
}

/** Serves an account's cash book as JSON, printed document and export. */
export function cashBookRoutes(kernel: Pick<Kernel, 'routes' | 'issuer' | 'papers' | 'pdf' | 'pool'>): void {
  kernel.routes.query(cashBookEndpoints.read, async ({ id, query }, db) =>
    cashBook(db, id, query, entriesShown),
  )
  paperRoute(kernel, cashBookEndpoints.pdf, async ({ id, query, t }, db, translatorFor) =>
    cashBookDocument(
      await cashBook(db, id, query, entriesShown),
      query,
      await companyNow(db),
      translatorFor(t.language),
    ),
  )
  rowsExportRoute(kernel, cashBookEndpoints.export, async ({ id, query, t }, db) => {
    const book = await cashBook(db, id, query, entriesInFile)
    return {
      columns: cashBookSpreadsheet,
      rows: sheetRows(book, query, t),
      subject: [book.name, book.currency, t(periodWords(query))].join(' '),
    }
  })
}
