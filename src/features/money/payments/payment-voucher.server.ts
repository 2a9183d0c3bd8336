import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { requireConfirmed } from '../../../kernel/contract/problem.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import type { RefreshRestored } from '../../../kernel/server/records/restore-record.ts'
import { deletionOf } from '../../../kernel/server/bulk/bulk-action.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { duplicateErrors } from '../../../kernel/server/records/duplicates.ts'
import { exportRoute } from '../../../kernel/server/lists/export.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { flagCondition, listCounts, type ListOptions } from '../../../kernel/server/lists/list.ts'
import { insertRow, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { assertRestorable, mayOverrideRates } from '../rates/accepted-rate.server.ts'
import { isOverride } from '../rates/rate-deviation.server.ts'
import { assertNotCancelled, statusWithApproval as status } from '../ledger/cancel-document.server.ts'
import { mountDocument } from '../ledger/mount-document.server.ts'
import { asMessage } from '../ledger/subjects/subject-message.server.ts'
import { settledBy } from '../ledger/settled/settled.server.ts'
import { creatorConditions } from '../../people/creator.server.ts'
import { dateConfirmations } from '../../settings/days/unusual-date.server.ts'
import { paperRoute } from '../../../kernel/server/pdf/paper-route.ts'
import { companyNow } from '../../settings/settings.server.ts'
import { paymentDocument } from './paper/payment-document.ts'
import { approvalRoutes, assertChangeable, savedAs } from '../../approvals/approval-routes.server.ts'
import { paymentVoucher, paymentVoucherEndpoints } from './payment-voucher.contract.ts'
import { subjectsOf } from './refund/refund-subjects.server.ts'
import { changedRate, refundRate } from './refund/refund.server.ts'
import { numberConfirmations, voucherNumberRoutes } from './numbers/voucher-numbers.server.ts'
import { sumsOfVouchers, voucherPage } from './list/vouchers.server.ts'
import { lockedFields } from '../ledger/revisions/locked-fields.server.ts'
import type { May } from '../../../kernel/contract/access.ts'

type PaymentVoucher = Row<typeof paymentVoucher>

/** SQL for the computed fields. */
const expressions = {
  customer_name: sql`(select name from customer where id = t.customer)`,
  paper_language: sql`(select paper_language from customer where id = t.customer)`,
  refund_usd: sql`case when t.customer is not null then refund_usd(t) end`,
  status,
  ...lockedFields,
}

/** SQL for the amounts of a payment, and whether they are included in totals. */
const voucherAmounts = {
  usd: sql`t.amount_usd`,
  iqd: sql`t.amount_iqd`,
  counts: sql`${status} = 'valid'`,
  cancelled: sql`t.cancelled_at is not null`,
}

function options({
  customer,
  status: wanted,
  refunds,
  rate_override,
  changed_after_printing,
  ...query
}: CheckedInput<typeof paymentVoucher.filters>): ListOptions {
  return {
    where: [
      ...creatorConditions(query, 'date'),
      ...(customer === null ? [] : [sql`t.customer = ${customer}`]),
      ...(wanted === null ? [] : [sql`${status} = ${wanted}`]),
      ...flagCondition(refunds, paymentsBy.refunds),
      ...flagCondition(rate_override, sql`t.customer is not null and ${isOverride('payment_voucher', 't')}`),
      ...flagCondition(changed_after_printing, sql`t.revision > 1`),
    ],
    asksOwnRow: true,
    expressions,
  }
}

/** SQL conditions for the tabs of the list. */
const paymentsBy = {
  all: sql`true`,
  refunds: sql`t.customer is not null`,
  waiting: sql`${status} = 'waiting'`,
  cancelled: sql`${status} = 'cancelled'`,
} as const

/** Refuses restoring a refund at a rate that the user may not use. */
const checkRestored =
  (may: May): RefreshRestored =>
  async (tx, id, _deletion, actor) =>
    await assertRestorable(tx, paymentVoucher, id, mayOverrideRates(may, actor))

function mount(kernel: Kernel): void {
  const { routes, may } = kernel
  const { list, counts, totals, settled, create, update, onAccount, nextNumber, pdf, printed } =
    paymentVoucherEndpoints
  const record = (db: Db, id: number) => readRecord<PaymentVoucher>(db, paymentVoucher, id, expressions)

  routes.query(list, async ({ query }, db) =>
    voucherPage<PaymentVoucher>({ db, queryCache: kernel.queryCache }, paymentVoucher, query, options(query)),
  )
  routes.query(counts, async ({ query }, db) => {
    const { where = [] } = options({ ...query, status: null, refunds: null })
    return await listCounts({ db, queryCache: kernel.queryCache }, paymentVoucher, paymentsBy, {
      search: query.search,
      where,
    })
  })
  routes.query(totals, async ({ query }, db) =>
    sumsOfVouchers(
      { db, queryCache: kernel.queryCache },
      paymentVoucher,
      { ...query, ...options(query) },
      voucherAmounts,
    ),
  )
  exportRoute(kernel, paymentVoucher, options)
  voucherNumberRoutes(kernel, 'payment', nextNumber)
  paperRoute(
    kernel,
    pdf,
    async ({ id }, db, translatorFor) => {
      const voucher = await record(db, id)
      return paymentDocument(voucher, await companyNow(db), translatorFor(voucher.paper_language))
    },
    { entity: paymentVoucher, endpoint: printed },
  )
  routes.query(onAccount, async ({ query }, db) => {
    const found = await db.row<{ sum: number }>(sql`select unapplied_credit_of(${query.customer}) as sum`)
    return { on_account_usd: found?.sum ?? 0 }
  })

  routes.furtherErrors([create, update], duplicateErrors(paymentVoucher))
  routes.query(settled, async ({ id }, db) => await settledBy(db, paymentVoucher, id))
  routes.command(create, async ({ body, actor }, tx) => {
    const { unusual_number, unusual_date, below_zero: _asked, ...form } = body
    const confirmations = await numberConfirmations(tx, 'payment', { ...form, unusual_number })
    const rate = await refundRate(tx, form, mayOverrideRates(may, actor))
    const said_subject = asMessage(form.subject, await subjectsOf(tx, form.customer))
    const id = await insertRow(tx, paymentVoucher.name, { ...form, ...rate, said_subject })
    // Confirmations are requested only if there are no errors.
    requireConfirmed([...confirmations, ...(await dateConfirmations(tx, { ...form, unusual_date }))])
    const data = await record(tx, id)
    return { message: savedAs(data, paymentVoucher.messages.created), data }
  })
  routes.command(update, async ({ id, body: sent, version, actor }, tx) => {
    const { unusual_date, below_zero: _asked, ...body } = sent
    await lockRecord(tx, paymentVoucher, id)
    const before = await record(tx, id)
    assertNotCancelled(before)
    assertChangeable(before)
    const rate = await changedRate(tx, before, body, mayOverrideRates(may, actor))
    const after = { ...before, ...body }
    const said_subject =
      after.subject === before.subject && after.customer === before.customer
        ? before.said_subject
        : asMessage(after.subject, await subjectsOf(tx, after.customer))
    await updateRow(tx, paymentVoucher, id, {
      version,
      values: { ...body, ...rate, said_subject },
      expressions,
    })
    requireConfirmed(await dateConfirmations(tx, { ...body, unusual_date }, before.date))
    return { message: paymentVoucher.messages.updated, data: await record(tx, id) }
  })
  approvalRoutes(
    { routes },
    {
      entity: paymentVoucher,
      endpoints: paymentVoucherEndpoints,
      read: record,
    },
  )
  mountDocument(kernel, {
    entity: paymentVoucher,
    endpoints: paymentVoucherEndpoints,
    read: record,
    cancelling: (tx, { id }) => tx.run(sql`select lock_unapplied_credit(${id}, null)`),
    cancelled: () => 'Payment voucher cancelled.',
  })
}

export const paymentVoucherServer: RecordFeature = {
  entity: paymentVoucher,
  refreshRestored: checkRestored,
  bulk: {
    entity: paymentVoucher,
    named: sql`concat_ws(' · ', t.voucher_no, t."to")`,
    paper: paymentVoucherEndpoints.pdf,
    bulkActions: { delete: deletionOf(paymentVoucher, paymentVoucherEndpoints.remove) },
  },
  mount,
}
