import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { minus, sumOf } from '../../../kernel/contract/values/money.ts'
import { requireConfirmed, validationProblem } from '../../../kernel/contract/problem.ts'
import { oneLine } from '../../../kernel/contract/values/text.ts'
import { takeNumbers } from '../../../kernel/server/records/counter.ts'
import { unrestricted, type Transaction } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { insertRows, readRecords } from '../../../kernel/server/records/records.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { plainText, type DisplayText, message, messageList } from '../../../i18n/messages.ts'
import { asMessage } from '../ledger/subjects/subject-message.server.ts'
import { mayOverrideRates } from '../rates/accepted-rate.server.ts'
import { rateToday } from '../rates/exchange-rates.server.ts'
import { settleDebts } from '../receipts/debts/allocations.server.ts'
import { type Debt, debtKey } from '../receipts/debts/debt.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { receiptExpressions } from '../receipts/receipt-expressions.server.ts'
import { usedReferences } from '../receipts/same-reference.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { onAccountOf, openDebts, smallestNotes } from './open-debts.server.ts'
import { assertInUse, requireOwnCashBoxes, cashBoxesOf, receivingUserOf } from './own-cash-boxes.server.ts'
import { type Payment, planReceipt, type ReceiptPlan } from './plan-receipt.server.ts'
import { receiveMoneyEndpoints } from './receive-money.contract.ts'
import { splitShares, type Share, smallestNote } from './split.ts'
import { creditEndpoints } from './on-account.contract.ts'
import { undoApplyCredit } from './undo-apply-credit.server.ts'
import { applyCredit } from './apply-credit.server.ts'
import type { ServerFeature } from '../../../kernel/server/feature.ts'

type ReceiptVoucher = Row<typeof receiptVoucher>

/** The default accounts of a payment. */
interface DefaultAccounts {
  usd: string | null
  iqd: string | null
}

/** A voucher in one currency, before it is stored. */
interface Part {
  columns: Record<string, unknown>
  shares: Share[]
}

/** The vouchers of a payment: one for each currency, USD first. */
function partsOf(payment: Payment, plan: ReceiptPlan, defaults: DefaultAccounts): Part[] {
  const { usd, iqd } = payment
  const kind = plan.isFinal ? 'final' : 'advance'
  const { USD: value } = plan.value
  const [ofDollars, ofDinars] = splitShares(plan.shares, iqd ? value : sumOf([value, plan.rounding]))
  return [
    ...(usd
      ? [
          {
            columns: {
              [`amount_usd_${kind}`]: usd,
              to_account: payment.usd_account ?? defaults.usd,
              ...(!iqd && { rounding_usd: plan.rounding }),
            },
            shares: ofDollars,
          },
        ]
      : []),
    ...(iqd
      ? [
          {
            columns: {
              [`amount_iqd_${kind}`]: iqd,
              to_account: payment.iqd_account ?? defaults.iqd,
              ...plan.given,
              rounding_usd: plan.rounding,
            },
            shares: ofDinars,
          },
        ]
      : []),
  ]
}

/**
 * Stores a payment as one or two vouchers and applies them. Numbers are taken before debts are locked, so that no
 * transaction that holds an invoice waits for a number. The subject is written in the language of the user. `mayOverride`:
 * whether the user may override exchange rates.
 */
export async function receivePayment(
  tx: Transaction,
  payment: Payment,
  { defaults, mayOverride, t }: { defaults: DefaultAccounts; mayOverride: boolean; t: Translate },
) {
  const payer = await tx.row<{ name: string }>(sql`select name from customer where id = ${payment.customer}`)
  if (!payer)
    throw validationProblem({ customer: ['The selected customer does not exist. Choose another one.'] })
  const number = await takeNumbers(tx, 'receipt', payment.usd && payment.iqd ? 2 : 1)
  const plan = await planReceipt(tx, payment, mayOverride)
  const parts = partsOf(payment, plan, defaults)
  const paidFor = invoiceAmong(plan.shares.length > 0 ? plan.shares : [...plan.debts.values()])
  const written = subjectFor(plan)
  const subject = payment.subject ?? oneLine(t(written))
  const rows = parts.map((part, index) => {
    const invoice = part.shares.length > 0 ? invoiceAmong(part.shares) : paidFor
    return {
      ...part.columns,
      voucher_no: number + index,
      invoice,
      invoice_no: plan.debts.get(debtKey({ invoice, opening: null }))?.invoice_no ?? null,
      date: plan.date,
      subject,
      said_subject: asMessage(subject, [written]),
      from_account: payment.customer,
      from_account_name: payer.name,
      receipt_reference: payment.reference,
      // Receipts created together share the number of the first.
      group: parts.length > 1 ? number : null,
    }
  })
  const ids = await insertRows(tx, receiptVoucher.name, rows)
  await settleDebts(
    tx,
    parts.flatMap(({ shares }, index) => shares.map((share) => ({ ...share, voucher: ids[index] ?? 0 }))),
  )
  // Without row policies: the user who received the money sees the result, even without access to vouchers.
  const vouchers = await readRecords<ReceiptVoucher>(
    unrestricted(tx),
    receiptVoucher,
    ids,
    receiptExpressions,
  )
  return {
    vouchers,
    allocations: plan.shares,
    on_account_usd: minus(
      sumOf([plan.value.USD, plan.value.IQD, plan.rounding]),
      sumOf(plan.shares.map(({ amount_usd }) => amount_usd)),
    ),
    rounding_usd: plan.rounding,
  }
}

/** The invoice of a voucher: the first one that it settles; null if it settles only customer opening balances. */
const invoiceAmong = (debts: readonly Debt[]): number | null =>
  debts.find(({ invoice }) => invoice !== null)?.invoice ?? null

function subjectFor({ shares, debts }: ReceiptPlan): DisplayText {
  const numbers = shares.flatMap((share) => debts.get(debtKey(share))?.invoice_no ?? [])
  if (numbers.length === 0) return 'Payment on account'
  const named = messageList(numbers.slice(0, 3).map(plainText))
  return numbers.length > 3
    ? message('Payment of {invoices} and {count} more', { invoices: named, count: numbers.length - 3 })
    : message('Payment of {invoices}', { invoices: named })
}

/** The routes to receive money and to apply unapplied credit. */
function mount(kernel: Kernel): void {
  const { routes } = kernel
  routes.query(receiveMoneyEndpoints.open, async ({ query, actor }, db) => {
    const receivingUser = await receivingUserOf(db, kernel, actor)
    const { defaults, boxes: cashBoxes } = receivingUser
    const on_account_usd = await onAccountOf(db, query.customer)
    const notes = await smallestNotes(db)
    const isEnough = on_account_usd >= smallestNote(notes, (await rateToday(db))?.iqd_per_usd ?? null)
    return {
      accounts: defaults,
      cash_boxes: await cashBoxesOf(db, actor, receivingUser),
      own_boxes: cashBoxes !== null,
      boxes: cashBoxes ?? [],
      on_account_usd,
      offered_usd: isEnough ? on_account_usd : 0,
      ...notes,
      invoices: await openDebts(db, query.customer),
    }
  })

  for (const kind of ['invoice', 'opening'] as const) {
    routes.command(creditEndpoints[kind].apply, async ({ id }, tx) => {
      const used = await applyCredit(tx, { kind, id })
      const used_usd = sumOf(used.map(({ amount_usd }) => amount_usd))
      return {
        message: message('{amount} credit applied.', { amount: formatMoney(used_usd, 'USD') }),
        data: { used_usd, used },
      }
    })

    routes.command(creditEndpoints[kind].undo, async ({ id, body, actor }, tx) => {
      const customer = await undoApplyCredit(tx, { kind, id, used: body.used ?? [], by: actor.id })
      const data = { on_account_usd: await onAccountOf(tx, customer) }
      return { message: 'Change undone.' as const, data }
    })
  }

  routes.command(receiveMoneyEndpoints.receive, async ({ body, actor, t }, tx) => {
    const receivingUser = await receivingUserOf(tx, kernel, actor)
    requireOwnCashBoxes(receivingUser, body)
    await assertInUse(tx, body)
    const mayOverride = mayOverrideRates(kernel.may, actor)
    const data = await receivePayment(tx, body, { defaults: receivingUser.defaults, mayOverride, t })
    const ids = data.vouchers.map(({ id }) => id)
    requireConfirmed([
      ...(await dateConfirmations(tx, body)),
      ...(await usedReferences(tx, { ...body, ids, field: 'reference' })),
    ])
    return { message: receiptVoucher.messages.created, data }
  })
}

export const receiveMoneyServer: ServerFeature = { mount }
