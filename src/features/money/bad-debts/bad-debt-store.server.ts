import sql, { join, raw, type Sql } from 'sql-template-tag'
import { yearOf } from '../../../kernel/contract/values/day.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import { nextNumbers } from '../../../kernel/server/records/counter.ts'
import type { Db, Keyed, Transaction } from '../../../kernel/server/database/query.ts'
import { selectColumns } from '../../../kernel/server/lists/list.ts'
import { notFoundOrVisible, recordVisible } from '../../../kernel/server/records/records.ts'
import { message, messageOf } from '../../../i18n/messages.ts'
import { companyToday } from '../../settings/settings.server.ts'
import { badDebt, type badDebtEndpoints, type BadDebtRecord, enteredOnOrder } from './bad-debts.contract.ts'

type Form = CheckedInput<typeof badDebtEndpoints.create.body>

/** SQL for the computed fields. */
export const badDebtExpressions: Record<string, Sql> = {
  said_reason: sql`case when t.on_order then ${JSON.stringify(messageOf(enteredOnOrder))}::jsonb end`,
  status: sql`case when not takes_effect(t.approval) then t.approval when t.cancelled_at is null then 'standing' else 'cancelled' end`,
}

/** Reads a bad debt and its settlements in one statement. */
export async function readBadDebt(db: Db, id: number): Promise<BadDebtRecord> {
  const found = await db.row<BadDebtRecord>(sql`
    select ${selectColumns(badDebt, badDebtExpressions)}, (
      select coalesce(jsonb_agg(jsonb_build_object('invoice', its.invoice, 'number', its.number, 'amount_usd', its.usd)
        order by its.debit), '[]')
      from (
        select d.id as debit, case d.kind when 'invoice' then d.document end as invoice, d.number, sum(s.usd) as usd
        from settlement s join entry d on d.id = s.debit and d.kind <> 'bad_debt'
        where s.credit = entry_of('bad_debt', t.id) group by d.id having sum(s.usd) <> 0
      ) its) as settlements
    from bad_debt t ${recordVisible(db, badDebt, id)}`)
  if (!found) throw await notFoundOrVisible(db, badDebt, id)
  return found
}

interface Debtor {
  customer_name: string
  invoice_no: string | null
}

/** Locks the debts that a bad debt may settle: customer opening balances, then invoices, each by id. */
async function lockOwed(tx: Transaction, { customer, invoice }: Pick<Form, 'customer' | 'invoice'>) {
  if (invoice === null) {
    await tx.run(sql`
      select id from opening where id in (
        select document from entry where kind = 'opening' and open > 0 and usd > 0 and customer = ${customer})
      order by id for no key update`)
  }
  await tx.run(sql`
    select id from invoice where id in (
      select document from entry where kind = 'invoice' and open > 0 and ${
        invoice === null ? sql`customer = ${customer}` : sql`document = ${invoice}`
      }) order by id for no key update`)
}

/** Locks the debts that a bad debt pending approval would settle. */
export async function lockDebts(tx: Transaction, id: number): Promise<void> {
  await lockOwed(tx, await readBadDebt(tx, id))
}

/** Settles the debts of an approved bad debt. Throws `validation_failed` if less is owed by now. */
export async function writeOff(tx: Transaction, bad: BadDebtRecord): Promise<void> {
  await assertOwed(tx, bad, bad.date, bad)
  await tx.run(sql`select settle_bad_debt(${bad.id})`)
}

/**
 * The customer's name and the invoice number, which the record stores as copies. The debts are locked, so that nobody
 * settles them meanwhile.
 */
async function debtorOf(tx: Transaction, { customer, invoice }: Form): Promise<Debtor> {
  await lockOwed(tx, { customer, invoice })
  const debtor = await tx.row<{ customer_name: string }>(
    sql`select name as customer_name from customer where id = ${customer}`,
  )
  if (!debtor)
    throw validationProblem({ customer: ['The selected customer does not exist. Choose another one.'] })
  if (invoice === null) return { ...debtor, invoice_no: null }
  const named = await tx.row<{ invoice_no: string | null; customer: number; status: string }>(
    sql`select invoice_no, customer, status from invoice where id = ${invoice}`,
  )
  if (!named)
    throw validationProblem({ invoice: ['The selected invoice does not exist. Choose another one.'] })
  const { invoice_no, status } = named
  if (invoice_no === null || status === 'draft') {
    throw validationProblem({ invoice: ['Drafts cannot be written off. Choose an issued invoice.'] })
  }
  if (named.customer !== customer) {
    throw validationProblem({
      customer: [
        message('{invoice_no} belongs to another customer. Choose the customer of the invoice.', {
          invoice_no,
        }),
      ],
    })
  }
  return { ...debtor, invoice_no }
}

/** Throws `validation_failed` if the amount exceeds what was owed on that day and is still open. */
async function assertOwed(
  tx: Transaction,
  { customer, invoice, amount_usd }: Pick<Form, 'customer' | 'invoice' | 'amount_usd'>,
  date: string,
  { customer_name, invoice_no }: Debtor,
) {
  const row = await tx.row<{ owed: number }>(
    sql`select coalesce(sum(open), 0) as owed from debts_of(${customer}, ${invoice}, ${date})`,
  )
  const owed = row?.owed ?? 0
  if (amount_usd <= owed) return
  const values = { amount: formatMoney(owed, 'USD'), day: formatDay(date) }
  throw validationProblem({
    amount_usd: [
      invoice_no === null
        ? message('Amount exceeds what {customer} owed on {day}. Enter {amount} or less.', {
            ...values,
            customer: customer_name,
          })
        : message('Amount exceeds what was owed on {invoice_no} on {day}. Enter {amount} or less.', {
            ...values,
            invoice_no,
          }),
    ],
  })
}

/** Creates a bad debt with the next number of its year and settles the debts. Returns its id. */
export async function insertBadDebt(tx: Transaction, form: Form): Promise<number> {
  const date = form.date ?? (await companyToday(tx))
  const debtor = await debtorOf(tx, form)
  await assertOwed(tx, form, date, debtor)
  const { customer, invoice, amount_usd, reason } = form
  const head = { date, customer, ...debtor, invoice, amount_usd, reason }
  const year = yearOf(date)
  const stored = await tx.row<Keyed>(sql`
    with numbered as (${nextNumbers(['bad_debt'], year)})
    insert into bad_debt (bad_debt_no, ${join(Object.keys(head).map((name) => raw(name)))})
    select ${`WO-${year}-`}::text || lpad(value::text, greatest(5, length(value::text)), '0'), ${join(Object.values(head))}
    from numbered returning id`)
  if (!stored) throw new Error('A bad debt was not stored.')
  await tx.run(sql`select settle_bad_debt(${stored.id})`)
  return stored.id
}
