import sql, { join, raw } from 'sql-template-tag'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { currencies, type Currency, minus, sumOf } from '../../../kernel/contract/values/money.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { BookWorksheet, Period, Proof } from './book-worksheet.server.ts'

const inCurrency = { currencyIn: 'currency' } as const

/** The columns of the first worksheet. */
export const proofFields = {
  what: text('Record type'),
  currency: choice('Currency', currencies),
  count: whole('Count'),
  documents: quantity('Documents', inCurrency),
  ledger: quantity('Ledger', inCurrency),
  difference: quantity('Difference', inCurrency),
} as const

interface Total {
  proof: Proof
  count: number
  documents: number
  ledger: number
}

/** The totals of a worksheet's documents, and of their entries. */
async function totalsOf(db: Db, sheet: BookWorksheet, period: Period): Promise<Total[]> {
  if (sheet.proofs.length === 0) return []
  const sums = sheet.proofs.flatMap(({ documents, ledger }, index) => [
    raw(`coalesce(sum(r."${documents}"), 0) as d${index}`),
    raw(`coalesce(sum(r."${ledger}"), 0) as l${index}`),
    raw(`count(r."${documents}") as c${index}`),
  ])
  const row = await db.row<Record<string, number>>(sql`select ${join(sums)} from (${sheet.rows(period)}) r`)
  return sheet.proofs.map((proof, index) => ({
    proof,
    count: row?.[`c${index}`] ?? 0,
    documents: row?.[`d${index}`] ?? 0,
    ledger: row?.[`l${index}`] ?? 0,
  }))
}

interface Balances {
  customers_before: number
  customers: number
  usd_before: number
  usd: number
  iqd_before: number
  iqd: number
}

/** The sums of all customer balances and all account balances, before the first day and on the last day. */
async function balancesOf(db: Db, { from, to }: Period): Promise<Balances> {
  const row = await db.row<Balances>(sql`
    select coalesce(sum(e.usd) filter (where e.day < ${from}::date), 0) as customers_before, coalesce(sum(e.usd), 0) as customers,
      coalesce(sum(e.amount) filter (where a.currency = 'USD' and e.day < ${from}::date), 0) as usd_before,
      coalesce(sum(e.amount) filter (where a.currency = 'USD'), 0) as usd,
      coalesce(sum(e.amount) filter (where a.currency = 'IQD' and e.day < ${from}::date), 0) as iqd_before,
      coalesce(sum(e.amount) filter (where a.currency = 'IQD'), 0) as iqd
    from entry e left join bank_account a on a.id = e.account where e.day <= ${to}::date`)
  if (!row) throw new Error('The balances are missing.')
  return row
}

/**
 * The rows of the first worksheet: the totals of each kind of document compared with the ledger's, and opening balances
 * plus all documents compared with closing balances. In correct books, each difference is 0.
 */
export async function proofRows(db: Db, sheets: readonly BookWorksheet[], period: Period, t: Translate) {
  const totals: Total[] = []
  for (const sheet of sheets) totals.push(...(await totalsOf(db, sheet, period)))
  const was = await balancesOf(db, period)
  const moved = (side: 'customers' | 'accounts', currency: Currency) =>
    sumOf(
      totals
        .filter(({ proof }) => proof[side] !== undefined && proof.currency === currency)
        .map(({ proof, documents }) => documents * (proof[side] ?? 1)),
    )
  const row = (
    what: string,
    currency: Currency,
    sums: Omit<Total, 'proof'> | Omit<Total, 'proof' | 'count'>,
  ) => ({
    what,
    currency,
    count: null,
    ...sums,
    difference: minus(sums.documents, sums.ledger),
  })
  const customers = sumOf([was.customers_before, moved('customers', 'USD')])
  const usd = sumOf([was.usd_before, moved('accounts', 'USD')])
  const iqd = sumOf([was.iqd_before, moved('accounts', 'IQD')])
  return [
    ...totals.map(({ proof, ...sums }) => row(t(proof.label), proof.currency, sums)),
    row(t('Customer balances'), 'USD', { documents: customers, ledger: was.customers }),
    row(t('Account balances'), 'USD', { documents: usd, ledger: was.usd }),
    row(t('Account balances'), 'IQD', { documents: iqd, ledger: was.iqd }),
  ]
}
