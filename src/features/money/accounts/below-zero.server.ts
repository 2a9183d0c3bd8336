import sql from 'sql-template-tag'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { type Currency, minus } from '../../../kernel/contract/values/money.ts'
import { assertMeant, type Doubt } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import { told } from '../../../words/sentences.ts'
import type { entryKinds } from './bank-accounts.contract.ts'

interface Document {
  kind: keyof typeof entryKinds
  id: number
}

interface Entry {
  account: number
  amount: number
}

/** What a document does to its accounts at the moment. */
async function entriesOf(tx: Transaction, { kind, id }: Document): Promise<Entry[]> {
  return await tx.rows<Entry>(sql`
    select account, sum(amount) as amount from entry
    where kind = ${kind} and document = ${id} and account is not null group by account order by account`)
}

/** Its notes cannot be fewer than none. A box in which there never was anything is not kept here: it is not asked about. */
const isKeptBox = sql`a.kind in ('cash', 'petty')
  and exists (select from entry e where e.account = a.id and e.amount > 0)`

interface Taking {
  /** The field at which it is asked. */
  field: string
  /** Whether it is meant. */
  below_zero?: boolean | null | undefined
}

/**
 * Writes a document, and asks where a box of cash from which it takes more than before would have less than nothing. Who
 * takes out of one box at the same time waits: the second one finds what the first has left. Nothing is written where it
 * is asked.
 */
export async function takingNoMoreThanThereIs<T>(
  tx: Transaction,
  { field, below_zero }: Taking,
  before: Document | null,
  write: () => Promise<{ document: Document; answer: T }>,
): Promise<T> {
  const took = before === null ? [] : await entriesOf(tx, before)
  const { document, answer } = await write()
  if (below_zero === true) return answer
  const doubts: Doubt[] = []
  const takes = await entriesOf(tx, document)
  const amountIn = (entries: readonly Entry[], account: number) =>
    entries.find((entry) => entry.account === account)?.amount ?? 0
  // Of what it brought to a box before, too, which it leaves now.
  for (const account of new Set([...took, ...takes].map((entry) => entry.account))) {
    if (minus(amountIn(takes, account), amountIn(took, account)) < 0)
      doubts.push(...(await belowZeroIn(tx, account, field)))
  }
  assertMeant(doubts.slice(0, 1))
  return answer
}

async function belowZeroIn(tx: Transaction, account: number, field: string): Promise<Doubt[]> {
  await tx.run(sql`select id from bank_account where id = ${account} for no key update`)
  const box = await tx.row<{ name: string; currency: Currency; balance: number }>(
    sql`select a.name, a.currency, account_balance(a) as balance from bank_account a where a.id = ${account} and ${isKeptBox}`,
  )
  if (!box || box.balance >= 0) return []
  const amount = formatMoney(box.balance, box.currency)
  return [
    {
      field,
      flag: 'below_zero',
      said: told('{account} would have {amount}: is that meant?', { account: box.name, amount }),
    },
  ]
}
