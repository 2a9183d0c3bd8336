import sql from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { invoiceTracker } from '../../orders/orders.contract.ts'
import { companyNow, companyToday } from '../../settings/settings.server.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'
import { cashClose } from '../closings/cash-closing.contract.ts'
import { creditNote } from '../credit-notes/credit-notes.contract.ts'
import { opening } from '../opening/opening.contract.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { pettyCash } from '../petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { accountTransfer } from '../transfers/account-transfers.contract.ts'
import { groupsOfDay } from './day-groups.server.ts'
import { daySheetDocument } from './day-sheet-document.ts'
import { type DaySheet, daySheetEndpoints, daySheetRight, type Done } from './day-sheet.contract.ts'

/** Documents that the ledger holds, and the orders that they belong to. */
const told = [
  invoice,
  invoiceTracker,
  receiptVoucher,
  paymentVoucher,
  pettyCash,
  accountTransfer,
  creditNote,
  badDebt,
  opening,
]
const rowsShown = 100
const blank: Done = {
  resource: '',
  id: 0,
  number: null,
  party: null,
  person: null,
  usd: null,
  iqd: null,
  day: null,
  reason: null,
  rate: null,
  day_rate: null,
}

async function takingsOf(db: Db, date: string): Promise<DaySheet['takings']> {
  return await db.rows<DaySheet['takings'][number]>(sql`
    select t.*, amount - cancelled as net from (
      select coalesce(u.full_name, v.created_by_name) as person, coalesce(a.name, v.to_account) as account, in_currency.currency,
        count(*) filter (where e.side = '') as count,
        coalesce(sum(in_currency.brought) filter (where e.side = ''), 0) as amount,
        coalesce(sum(in_currency.brought) filter (where e.side <> ''), 0) as cancelled
      from entry e join receipt_voucher v on v.id = e.document left join bank_account a on a.id = e.account
        left join users u on u.id = v.created_by,
        lateral (values ('USD', brought_usd(v)), ('IQD', brought_iqd(v))) in_currency (currency, brought)
      where e.kind = 'receipt_voucher' and e.day = ${date}::date and e.side in ('', 'cancelled') and in_currency.brought > 0
      group by v.created_by, 1, 2, 3) t
    order by person, account, currency desc`)
}

async function closingsOf(db: Db, date: string): Promise<DaySheet['closings']> {
  return await db.rows<DaySheet['closings'][number]>(sql`
    select c.id, a.name as account, a.currency, c.expected, c.counted, c.difference, c.reason, c.created_by_name as person,
      c.reopened_at is not null as reopened
    from cash_close c join bank_account a on a.id = c.account where c.date = ${date}::date order by a.name, c.id`)
}

/** All that a day brought, as far as somebody sees what it is made of. */
async function daySheetOf({ sights }: Kernel, db: Db, actor: Actor, asked: string | null): Promise<DaySheet> {
  const date = asked ?? (await companyToday(db))
  const sees = (entity: (typeof told)[number] | typeof cashClose) => sights.of(actor, entity) === 'all'
  const kinds = told.filter(sees).map(({ name }) => name)
  const groups = []
  for (const [kind, rows] of groupsOfDay(date, kinds)) {
    const found = await db.rows<Partial<Done>>(sql`select * from (${rows}) d order by d.resource, d.id`)
    const results = found.map((row): Done => ({ ...blank, ...row }))
    const comesTo = (of: 'usd' | 'iqd') => sumOf(results.map((row) => row[of] ?? 0))
    groups.push({
      kind,
      count: results.length,
      usd: comesTo('usd'),
      iqd: comesTo('iqd'),
      results: results.slice(0, rowsShown),
    })
  }
  return {
    date,
    takings: sees(receiptVoucher) ? await takingsOf(db, date) : [],
    groups,
    closings: sees(cashClose) ? await closingsOf(db, date) : [],
  }
}

function mount(kernel: Kernel): void {
  kernel.routes.query(
    daySheetEndpoints.read,
    async ({ query, actor }, db) => await daySheetOf(kernel, db, actor, query.date),
  )
  paperRoute(kernel, daySheetEndpoints.pdf, async ({ query, actor }, db, speak) =>
    daySheetDocument(await daySheetOf(kernel, db, actor, query.date), await companyNow(db), speak(null)),
  )
}

export const daySheetServer: ServerFeature = { rights: [daySheetRight], mount }
