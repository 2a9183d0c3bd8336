import sql from 'sql-template-tag'
import { checkAll, checkSent } from '../../../kernel/contract/checks.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { addDays } from '../../../kernel/contract/values/day.ts'
import type { UploadedPicture } from '../../../kernel/contract/values/uploaded-picture.ts'
import type { Keyed, Transaction } from '../../../kernel/server/database/query.ts'
import { insertRow, updateRow } from '../../../kernel/server/records/records.ts'
import { adminLogSheet } from '../../../features/admin-log-sheet/admin-log-sheet.contract.ts'
import { bankAccount } from '../../../features/money/accounts/bank-accounts.contract.ts'
import { exchangeRate } from '../../../features/money/rates/exchange-rates.contract.ts'
import { rateOn } from '../../../features/money/rates/exchange-rates.server.ts'
import { financialLogSheet } from '../../../features/financial-log-sheet/financial-log-sheet.contract.ts'
import { paymentVoucher } from '../../../features/money/payments/payment-voucher.contract.ts'
import { pettyCash } from '../../../features/money/petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../../../features/money/receipts/receipt-voucher.contract.ts'
import { createReceipt } from '../../../features/money/receipts/receipt-voucher.server.ts'
import { settings } from '../../../features/settings/settings.contract.ts'
import { warehouse } from '../../../features/warehouse/warehouse.contract.ts'
import { demoAccounts, pettyCashBox } from '../bank-accounts.ts'
import { cashBoxActions, keyOf } from './cash-box-writer.server.ts'
import { at, type Action } from './action.server.ts'
import type { ActingUser } from '../stories/past.server.ts'
import { paymentStories } from '../stories/payment-story.ts'
import { type RateStory, usualRate } from '../stories/rate-story.ts'
import { receiptAmount, type ReceiptStory } from '../stories/receipt-story.ts'
import type { SeededRandom } from '../seeded-random.ts'
import {
  adminLogStories,
  financialLogStories,
  pettyCashStories,
  warehouseStories,
} from '../stories/sheet-stories.ts'

interface Business {
  random: SeededRandom
  first: string
  today: string
  office: readonly ActingUser[]
  rates: readonly RateStory[]
  /** The picture of a scanned document. */
  letter: UploadedPicture | undefined
  /** Returns the picture of a product by its code. */
  pictureOf(item_code: string): UploadedPicture | undefined
}

/**
 * Sets the names and opening balances of the twelve accounts, the custodian of the desk's cash boxes, and the cash box
 * of petty cash.
 */
export async function nameAccounts(tx: Transaction, custodian: ActingUser): Promise<void> {
  const found = await tx.rows<Keyed>(sql`select id from bank_account order by id`)
  for (const [index, { id }] of found.entries()) {
    const account = demoAccounts[index]
    if (!account) continue
    const kept = account.kind === 'cash' ? { keeper: custodian.id } : {}
    await updateRow(tx, bankAccount, id, { values: { ...checkSent(bankAccount.fields, account), ...kept } })
    if (account.name === pettyCashBox) {
      await updateRow(tx, settings, 1, { values: { petty_cash_account: id } })
    }
  }
}

/** Returns what the office enters besides receipts, from the first day to today. */
export function accountActions(tx: Transaction, business: Business): Action[] {
  const { random, first, today, office, rates, letter, pictureOf } = business
  const last = addDays(today, -1)
  const now = new Date().toISOString()
  const actionsOf = <S extends object>(
    entity: Entity,
    stories: readonly S[],
    dayOf: (story: S) => string,
    besides: (story: S) => object | Promise<object> = () => ({}),
  ): Action[] =>
    stories.map((story) => ({
      moment: earlier(at(dayOf(story), random.whole(7, 13), random), now),
      by: random.one(office),
      work: async () =>
        await insertRow(tx, entity.name, checkAll(entity.fields, { ...story, ...(await besides(story)) })),
    }))
  const pictured = (item_code: string | null) => {
    const image = item_code === null ? undefined : pictureOf(item_code)
    return image ? { image } : {}
  }
  const errands = pettyCashStories(random, first, today)
  // One errand has no cash box.
  const cashBoxOf = async (errand: (typeof errands)[number]) =>
    errand === errands.at(-1) ? { account: null } : { account: await keyOf(tx, pettyCashBox) }
  const scanned = () => (letter && random.percent(55) ? { image: letter } : {})
  return [
    ...actionsOf(paymentVoucher, paymentStories(random, first, last), byDate),
    ...actionsOf(exchangeRate, rates, byDate),
    ...cashBoxActions(tx, business),
    ...actionsOf(pettyCash, errands, byDate, cashBoxOf),
    ...actionsOf(adminLogSheet, adminLogStories(random, first, last), byIssueDate, scanned),
    ...actionsOf(financialLogSheet, financialLogStories(random, first, last), byIssueDate, scanned),
    ...actionsOf(warehouse, warehouseStories(random, first, last), byDate, ({ item_code }) =>
      pictured(item_code),
    ),
  ]
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const byDate = ({ date }: { date: string }) => date
const byIssueDate = ({ issue_date }: { issue_date: string }) => issue_date

/** Enters a payment before there is an invoice, as a payment on account. */
export async function writeDeposit(
  tx: Transaction,
  { customer, day, dollars }: { customer: number; day: string; dollars: number },
): Promise<void> {
  const payer = await tx.row<{ name: string }>(sql`select name from customer where id = ${customer}`)
  await insertRow(tx, receiptVoucher.name, {
    date: day,
    subject: 'Deposit for the next order',
    from_account: customer,
    from_account_name: payer?.name,
    to_account: 'PEN-COMPANY',
    amount_usd_advance: dollars,
  })
}

/** Enters a receipt as its form would. */
export async function writeReceipt(
  tx: Transaction,
  order: { invoice: number; amount: number },
  customer: number,
  story: ReceiptStory,
): Promise<void> {
  const rate = (await rateOn(tx, story.day))?.iqd_per_usd ?? usualRate
  const { dollars, subject, amounts } = receiptAmount(story, order.amount, rate)
  if (dollars === 0) return
  const form = checkAll(receiptVoucher.fields, {
    invoice: order.invoice,
    from_account: customer,
    date: story.day,
    subject,
    to_account: story.to_account,
    receipt_reference: story.reference,
    details: story.details,
    keyword: story.keyword,
    ...amounts,
  })
  const { id } = await createReceipt(tx, form, true)
  // If the last banknote makes the payment a few cents too high, Receive Money would have rounded the excess off.
  await tx.run(sql`update receipt_voucher v set rounding_usd = -left_of(v)
    where id = ${id} and v.rate is not null and left_of(v) between 0.01 and 0.11`)
}
