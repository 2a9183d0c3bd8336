import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import {
  requireConfirmed,
  type Confirmation,
  type FieldErrors,
  validationProblem,
} from '../../../kernel/contract/problem.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import type { RefreshRestored } from '../../../kernel/server/records/restore-record.ts'
import { lockSeries, takeNumbers } from '../../../kernel/server/records/counter.ts'
import { deletionOf } from '../../../kernel/server/bulk/bulk-action.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import { duplicateErrors } from '../../../kernel/server/records/duplicates.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { insertRow, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { assertRestorable, mayOverrideRates } from '../rates/accepted-rate.server.ts'
import { formatRate } from '../rates/rate-format.ts'
import { type Documents, makeAndRecord } from '../../../kernel/server/pdf/printed.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { companyNow } from '../../settings/settings.server.ts'
import { assertNotCancelled, lockSettledBy } from '../ledger/cancel-document.server.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { asMessage } from '../ledger/subjects/subject-message.server.ts'
import { settledBy } from '../ledger/settled/settled.server.ts'
import { numberConfirmations, voucherNumberRoutes } from '../payments/numbers/voucher-numbers.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { message } from '../../../i18n/messages.ts'
import {
  enteredAmounts,
  exclusionErrors,
  keepsRate,
  receivedIn as receivedOf,
  usdValue,
} from './amounts/amount-rules.ts'
import { type Allocation, incrementVersions, allocateTo, settleDebts } from './debts/allocations.server.ts'
import { debtKey } from './debts/debt.ts'
import { lockDue } from './debts/due-debts.server.ts'
import { invoiceCopies } from './invoice-copies.server.ts'
import { withoutInvoice } from './invoice-named.ts'
import { receiptListRoutes } from './list/receipt-list.server.ts'
import { receiptDocument } from './paper/receipt-document.ts'
import { receiptExpressions } from './receipt-expressions.server.ts'
import { receiptPaper } from './paper/receipt-paper.server.ts'
import { acceptedRateFor, rateFor } from './amounts/receipt-rate.server.ts'
import {
  amountLabels,
  type receiptFlags,
  receiptVoucher,
  receiptVoucherEndpoints,
} from './receipt-voucher.contract.ts'
import { receiptSubjects } from './receipt-subjects.ts'
import { usedReferences } from './same-reference.server.ts'
import { receiptRows } from './own-receipts.server.ts'
import type { May } from '../../../kernel/contract/access.ts'

type ReceiptVoucher = Row<typeof receiptVoucher>

function assertAllowed(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
}

type ReceiptInput = CheckedInput<typeof receiptVoucher.fields>

/**
 * Creates a voucher and applies it to its invoice, up to the outstanding amount. With `replaces_typed`, it replaces a
 * manual payment. `mayOverride`: whether the user may override exchange rates. Throws `validation_failed` for an invalid
 * form.
 */
export async function createReceipt(
  tx: Transaction,
  { replaces_typed = false, ...form }: ReceiptInput & { replaces_typed?: boolean | null },
  mayOverride: boolean,
): Promise<ReceiptVoucher> {
  assertAllowed(exclusionErrors(form, amountLabels))
  // Taken before the invoice is locked, so that no transaction that holds an invoice waits for a number.
  const voucher_no = form.voucher_no ?? (await takeNumbers(tx, 'receipt'))
  const rate = await rateFor(tx, form, form.rate, form.date)
  if (form.invoice === null) throw validationProblem(withoutInvoice(null))
  const copies = await invoiceCopies(tx, form.invoice, form.from_account)
  const columns = {
    ...form,
    ...enteredAmounts(form),
    ...copies,
    said_subject: asMessage(form.subject, receiptSubjects(copies)),
    voucher_no,
    ...(await acceptedRateFor(tx, { ...form, rate }, mayOverride)),
  }
  const id = await insertRow(tx, receiptVoucher.name, columns)
  await tx.run(replaces_typed ? sql`select replace_manual_payment(${id})` : sql`select settle_receipt(${id})`)
  return await readRecord<ReceiptVoucher>(tx, receiptVoucher, id, receiptExpressions)
}

/**
 * Throws `validation_failed` if the voucher is applied at its rate, which then cannot change. Removing the dinars
 * removes the rate.
 */
function assertNotRevalued(before: ReceiptVoucher): void {
  const { rate } = before
  if (rate === null || !keepsRate(before)) return
  throw validationProblem({
    rate: [
      message(
        'This voucher was applied at {rate}, so its rate cannot be changed. Cancel the voucher and create a new one.',
        { rate: formatRate(rate) },
      ),
    ],
  })
}

/**
 * Checks the rate of a restored voucher, and applies it again to its invoices, up to what is due now. Vouchers applied
 * to customer opening balances are never restored: they can be cancelled, but not deleted.
 */
const settleRestored =
  (may: May): RefreshRestored =>
  async (tx, id, deletion, actor) => {
    await assertRestorable(tx, receiptVoucher, id, mayOverrideRates(may, actor))
    const settled = await tx.rows<Allocation>(sql`
      select (changes -> 'invoice' ->> 0)::integer as invoice, null::integer as opening, sum((changes -> 'amount_usd' ->> 0)::numeric) as amount_usd
      from history where transaction = ${deletion.save}::xid8 and owner_table = ${receiptVoucher.name}
        and owner_id = ${id} and table_name = 'receipt_settlement' and action = 'delete' group by 1 order by min(record_id)`)
    const due = await lockDue(tx, settled)
    const shares = settled.map((share) => ({
      ...share,
      voucher: id,
      amount_usd: Math.min(share.amount_usd, due.get(debtKey(share))?.due ?? 0),
    }))
    await settleDebts(
      tx,
      shares.filter((share) => due.has(debtKey(share))),
    )
    await tx.run(sql`select trim_receipt(${id})`)
  }

/** Throws `validation_failed` for another invoice or customer: the settlements were chosen for these. */
function assertSame(before: ReceiptVoucher, sent: Partial<ReceiptInput>): void {
  const names = ['invoice', 'from_account'] as const
  const others = names.filter((name) => sent[name] !== undefined && sent[name] !== before[name])
  const refusal = (name: (typeof names)[number]) =>
    message('{label} cannot be changed. Cancel this receipt voucher and create a new one.', {
      label: receiptVoucher.fields[name].label,
    })
  assertAllowed(Object.fromEntries(others.map((name) => [name, [refusal(name)]])))
}

type Flags = Partial<CheckedInput<typeof receiptFlags>>

/** The confirmations for a stored voucher, if these fields changed. */
async function confirmationsAbout(
  db: Db,
  voucher: Pick<ReceiptVoucher, 'id' | 'date' | 'receipt_reference'> & Flags,
  before?: ReceiptVoucher,
): Promise<Confirmation[]> {
  const { id, receipt_reference, same_reference } = voucher
  const reference = receipt_reference === before?.receipt_reference ? null : receipt_reference
  return [
    ...(await dateConfirmations(db, voucher, before?.date)),
    ...(await usedReferences(db, { ids: [id], reference, same_reference, field: 'receipt_reference' })),
  ]
}

function mount(kernel: Kernel): void {
  const { routes, may, pool } = kernel
  const { settled, create, update, settle, nextNumber, paper, pdf, printed } = receiptVoucherEndpoints
  const record = (db: Db, id: number) =>
    readRecord<ReceiptVoucher>(db, receiptVoucher, id, receiptExpressions)

  const documents: Documents = {
    entity: receiptVoucher,
    endpoint: printed,
    recordsTogether: async (db, id) => (await receiptPaper(db, id)).vouchers.map((voucher) => voucher.id),
  }

  receiptListRoutes(kernel)
  voucherNumberRoutes(kernel, 'receipt', nextNumber)
  paperRoute(
    kernel,
    pdf,
    async ({ id }, db, translatorFor) => {
      const receipt = await receiptPaper(db, id)
      const kept = receipt.vouchers[0]?.paper_language ?? null
      return receiptDocument(receipt, await companyNow(db), translatorFor(kept))
    },
    documents,
  )
  routes.query(paper, async ({ id, actor }, db) =>
    makeAndRecord({ pool, actor, id, documents }, db, async (from) => await receiptPaper(from, id)),
  )
  const taken = duplicateErrors(receiptVoucher)
  routes.furtherErrors([update], taken)
  routes.furtherErrors([create], async (db, form) => ({
    ...withoutInvoice(form.values['invoice']),
    ...(await taken(db, form)),
  }))
  routes.query(settled, async ({ id }, db) => await settledBy(db, receiptVoucher, id))

  routes.command(create, async ({ body, actor }, tx) => {
    const { unusual_number, unusual_date, same_reference, ...form } = body
    const asked = await numberConfirmations(tx, 'receipt', { ...form, unusual_number })
    const data = await createReceipt(tx, form, mayOverrideRates(may, actor))
    // Confirmations are requested only if there are no errors.
    requireConfirmed([...asked, ...(await confirmationsAbout(tx, { ...data, unusual_date, same_reference }))])
    return { message: receiptVoucher.messages.created, data }
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    // Locks and reads the voucher first: its other amounts matter for those that were sent.
    if (body.receipt_reference) await lockSeries(tx, 'receipt')
    await lockRecord(tx, receiptVoucher, id)
    const before = await record(tx, id)
    assertNotCancelled(before)
    assertSame(before, body)
    const {
      invoice: _invoice,
      from_account: _from,
      below_zero: _asked,
      unusual_date,
      same_reference,
      ...changes
    } = body
    const amounts = { ...before, ...changes }
    assertAllowed(exclusionErrors(amounts, amountLabels))
    const hadDinars = receivedOf('IQD', before) > 0
    const rate =
      hadDinars && receivedOf('IQD', amounts) > 0
        ? amounts.rate
        : await rateFor(tx, amounts, amounts.rate, amounts.date)
    if (rate !== null && rate !== before.rate) assertNotRevalued(before)
    const given = await acceptedRateFor(tx, { ...amounts, rate }, mayOverrideRates(may, actor), before)
    await updateRow(tx, receiptVoucher, id, {
      version,
      values: {
        ...changes,
        ...enteredAmounts(amounts),
        ...given,
        ...(amounts.subject !== before.subject && {
          said_subject: asMessage(amounts.subject, receiptSubjects(before)),
        }),
        ...(given.rate_reason !== before.rate_reason && { said_rate_reason: null }),
      },
      expressions: receiptExpressions,
    })
    if (usdValue(amounts, rate) !== before.usd_value) {
      await tx.run(sql`select reallocate_receipt(${id}, ${before.usd_value}::numeric)`)
    }
    const data = await record(tx, id)
    requireConfirmed(await confirmationsAbout(tx, { ...data, unusual_date, same_reference }, before))
    return { message: receiptVoucher.messages.updated, data }
  })

  routes.command(settle, async ({ id, body, version }, tx) => {
    // Checks the version: a user who did not see another user's allocation gets a conflict with name and time.
    await updateRow(tx, receiptVoucher, id, { version, values: {}, expressions: receiptExpressions })
    await lockRecord(tx, receiptVoucher, id)
    const before = await record(tx, id)
    assertNotCancelled(before)
    await allocateTo(tx, id, body.allocations)
    const { settlements } = await record(tx, id)
    if (JSON.stringify(settlements) !== JSON.stringify(before.settlements)) await incrementVersions(tx, [id])
    return { message: receiptVoucher.messages.updated, data: await record(tx, id) }
  })

  mountDocument(kernel, {
    entity: receiptVoucher,
    endpoints: receiptVoucherEndpoints,
    read: record,
    cancelling: (tx, { id }) => lockSettledBy(tx, { table: 'receipt_voucher', id, field: 'usd_value' }),
    cancelled: () => 'Receipt voucher cancelled.',
  })
}

export const receiptVoucherServer: RecordFeature = {
  entity: receiptVoucher,
  rows: receiptRows,
  refreshRestored: settleRestored,
  bulk: {
    entity: receiptVoucher,
    named: sql`concat_ws(' · ', t.voucher_no, t.from_account_name)`,
    paper: receiptVoucherEndpoints.pdf,
    bulkActions: { delete: deletionOf(receiptVoucher, receiptVoucherEndpoints.remove) },
  },
  mount,
}
