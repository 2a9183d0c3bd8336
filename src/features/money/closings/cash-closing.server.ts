import sql, { type Sql } from 'sql-template-tag'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountList } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { insertRecord, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { message } from '../../../i18n/messages.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { companyNow, companyToday } from '../../settings/settings.server.ts'
import { cashClose, cashCloseEndpoints } from './cash-closing.contract.ts'
import { closeDocument } from './paper/close-document.ts'
import { notesTotal } from './notes.ts'
import { requireOwnCashBox, closingRows } from './own-closings.server.ts'

type CashClose = Row<typeof cashClose>
type Expected = ReplyOf<typeof cashCloseEndpoints.expected>
type Form = CheckedInput<typeof cashCloseEndpoints.create.body>

const ofAccount = (asked: Sql) => sql`(select ${asked} from bank_account a where a.id = t.account)`
const expressions = { account_name: ofAccount(sql`a.name`), currency: ofAccount(sql`a.currency`) }

function conditions({ account, reopened, ...query }: CheckedInput<typeof cashClose.filters>): Sql[] {
  return [
    ...creatorConditions(query, 'date'),
    ...(account === null ? [] : [sql`t.account = ${account}`]),
    ...(reopened === null ? [] : [sql`(t.reopened_at is not null) = ${reopened}`]),
  ]
}

async function expectedIn(db: Db, account: number, date: string): Promise<Expected | undefined> {
  return await db.row<Expected>(sql`
    select name, currency, account_balance_on(id, ${date}) as expected, closed_until(id) as closed_until
    from bank_account where id = ${account}`)
}

/** The counted amount: the sum of the notes, which must equal `counted` if both are sent. */
async function countedIn(db: Db, { account, notes, counted }: Form): Promise<number | undefined> {
  if (notes === null) return counted
  const cashBox = await db.row<Pick<Expected, 'currency'>>(
    sql`select currency from bank_account where id = ${account}`,
  )
  if (!cashBox)
    throw validationProblem({ account: ['The selected account does not exist. Choose another one.'] })
  const { currency } = cashBox
  const total = notesTotal(currency, notes)
  if (total === null)
    throw validationProblem({
      notes: [message('Some of these banknotes do not exist in {currency}. Remove them.', { currency })],
    })
  if (counted !== undefined && counted !== null && counted !== total) {
    throw validationProblem({
      counted: [
        message('Counted amount does not match the banknotes. Enter {amount}.', {
          amount: formatMoney(total, currency),
        }),
      ],
    })
  }
  return total
}

function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const { list, read, create, expected, reopen, pdf } = cashCloseEndpoints
  const record = (db: Db, id: number) => readRecord<CashClose>(db, cashClose, id, expressions)

  mountList(kernel, cashClose, list, (query) => ({ where: conditions(query), expressions }))
  paperRoute(kernel, pdf, async ({ id }, db, translatorFor) =>
    closeDocument(await record(db, id), await companyNow(db), translatorFor(null)),
  )
  routes.query(expected, async ({ query: { account, date }, actor }, db) => {
    await requireOwnCashBox(db, may, actor, account)
    const found = await expectedIn(db, account, date ?? (await companyToday(db)))
    if (!found) throw new Problem('not_found', 'This bank account does not exist.')
    return found
  })
  routes.query(read, async ({ id }, db) => await record(db, id))
  routes.command(create, async ({ body, actor }, tx) => {
    await requireOwnCashBox(tx, may, actor, body.account)
    const counted = await countedIn(tx, body)
    const data = await insertRecord<CashClose>(tx, cashClose, { ...body, counted }, expressions)
    return { message: cashClose.messages.created, data }
  })
  routes.command(reopen, async ({ id, body: { reason }, actor }, tx) => {
    await lockRecord(tx, cashClose, id)
    const { reopened_at } = await record(tx, id)
    if (reopened_at !== null) throw validationProblem({ reason: ['This day is already open.'] })
    const values = { reopened_at: new Date(), reopened_by_name: actor.name, reopen_reason: reason }
    await updateRow(tx, cashClose, id, { values, expressions })
    return { message: message('Day reopened.'), data: await record(tx, id) }
  })
}

export const cashCloseServer: RecordFeature = {
  entity: cashClose,
  rows: closingRows,
  bulk: {
    entity: cashClose,
    named: sql`to_char(t.date, 'DD/MM/YYYY')`,
    paper: cashCloseEndpoints.pdf,
  },
  mount,
}
