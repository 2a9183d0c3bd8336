import sql from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import { type FieldErrors, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { message } from '../../../i18n/messages.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { defaultAccounts } from './open-debts.server.ts'

interface CashBox {
  name: string
  currency: Currency
}

type ByCurrency = { usd: string | null; iqd: string | null }

/** The accounts into which a user may receive money: all, or only their own cash boxes. */
interface ReceivingUser {
  /** The default account for each currency; null if the user is custodian of none. */
  defaults: ByCurrency
  /** The cash boxes to choose from; null if any account may be named. */
  boxes: CashBox[] | null
}

/** Users without the permission to create receipt vouchers receive into their own cash boxes. */
export async function receivingUserOf(
  db: Db,
  { may }: Pick<Kernel, 'may'>,
  actor: Actor,
): Promise<ReceivingUser> {
  if (may(actor, receiptVoucher.resource, 'create'))
    return { defaults: await defaultAccounts(db), boxes: null }
  const cashBoxes = await db.rows<CashBox>(
    sql`select name, currency from bank_account where active and keeper = ${actor.id} order by id`,
  )
  const first = (of: Currency) => cashBoxes.find(({ currency }) => currency === of)?.name ?? null
  return { defaults: { usd: first('USD'), iqd: first('IQD') }, boxes: cashBoxes }
}

/** The cash box for cash payments: the user's own, otherwise the only one in the currency. */
export async function cashBoxesOf(
  db: Db,
  actor: Actor,
  { defaults, boxes: cashBoxes }: ReceivingUser,
): Promise<ByCurrency> {
  if (cashBoxes !== null) return defaults
  const found = await db.rows<CashBox>(sql`
    select currency, coalesce((array_agg(name order by id) filter (where keeper = ${actor.id}))[1],
      case count(*) when 1 then max(name) end) as name
    from bank_account where active and kind = 'cash' group by currency`)
  const of = (currency: Currency) => found.find((cashBox) => cashBox.currency === currency)?.name ?? null
  return { usd: of('USD'), iqd: of('IQD') }
}

/** The money of a payment. */
interface Received {
  usd: number | null
  iqd: number | null
  usd_account: string | null
  iqd_account: string | null
}

/** Throws `validation_failed` if money would be received into an account that is not the user's own cash box. */
export function requireOwnCashBoxes({ boxes: cashBoxes }: ReceivingUser, payment: Received): void {
  if (cashBoxes === null) return
  const errors: FieldErrors = {}
  for (const currency of ['USD', 'IQD'] as const) {
    const [amount, account] =
      currency === 'USD' ? (['usd', 'usd_account'] as const) : (['iqd', 'iqd_account'] as const)
    const own = cashBoxes.filter((cashBox) => cashBox.currency === currency)
    const named = payment[account]
    if (!payment[amount] || (own.length > 0 && named === null)) continue
    if (own.length === 0)
      errors[account] = [
        message('You have no {currency} cash box. Ask an admin to assign you one.', { currency }),
      ]
    else if (!own.some(({ name }) => name === named)) errors[account] = ['Choose one of your cash boxes.']
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

/** Throws `validation_failed` on the field that names an inactive account. */
export async function assertInUse(db: Db, payment: Received): Promise<void> {
  const errors: FieldErrors = {}
  for (const field of ['usd_account', 'iqd_account'] as const) {
    const amount = field === 'usd_account' ? payment.usd : payment.iqd
    if (!amount || payment[field] === null) continue
    const found = await db.row<{ name: string }>(
      sql`select name from bank_account where account_key(name) = account_key(${payment[field]}) and not active`,
    )
    if (found) errors[field] = [message('{name} is inactive. Choose another account.', found)]
  }
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}
