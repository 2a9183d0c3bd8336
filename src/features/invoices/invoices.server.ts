import sql, { type Sql } from 'sql-template-tag'
import type { CheckedInput } from '../../kernel/contract/fields.ts'
import type { Actor } from '../../kernel/contract/access.ts'
import { namedIn } from '../../kernel/contract/kinds/many/several.ts'
import { requireConfirmed, Problem, validationProblem } from '../../kernel/contract/problem.ts'
import { deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import type { Transaction } from '../../kernel/server/database/query.ts'
import { exportRoute } from '../../kernel/server/lists/export.ts'
import { mountRemove } from '../../kernel/server/records/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { flagCondition, listCounts, listPage } from '../../kernel/server/lists/list.ts'
import { conflictWith, lockRecord } from '../../kernel/server/records/records.ts'
import type { Translate } from '../../i18n/translate.ts'
import { message } from '../../i18n/messages.ts'
import { changeSalesmanRoute, salesmanBulkAction } from '../salesmen/change-salesman.server.ts'
import { type Owner, ownerToStore, ownerOfNew } from '../salesmen/salesmen.server.ts'
import { dateConfirmations } from '../settings/days/unusual-date.server.ts'
import { cancelInvoiceRoute } from './store/cancel-invoice.server.ts'
import { duplicateOf, type InvoiceForm, invoiceToStore } from './store/invoice-form.server.ts'
import { invoicesBy, invoiceSums } from './store/invoice-sums.server.ts'
import { insertInvoice, readInvoice, updateInvoice } from './store/invoice-store.server.ts'
import { assertMayPostpone } from './store/postpone.server.ts'
import { approvalRoutes, savedAs } from '../approvals/approval-routes.server.ts'
import { customerDefaultsRoute } from './defaults/customer-defaults.server.ts'
import { findProductsRoute } from './finding/found-products.server.ts'
import { linesFromTextRoute } from './lines-from-text/lines-from-text.server.ts'
import { invoicePaperRoutes } from './revisions/revisions.server.ts'
import { takeCompanyRoute } from './store/update-company-details.server.ts'
import {
  invoice,
  invoiceEndpoints,
  type InvoiceRecord,
  invoiceStatuses,
  issuedInvoices,
  manualPayments,
} from './invoices.contract.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'

/** Keeps the data that depends on an invoice up to date, in the same transaction. */
export interface SyncFromInvoice {
  /** A statement that stores the data for a new issued invoice, whose row is `head`. */
  ofNew: Sql
  /** Updates the data for a changed invoice; returns whether anything was written. */
  onChange(tx: Transaction, before: InvoiceRecord, after: InvoiceRecord): Promise<boolean>
}

/** The name of an invoice without a number: draft, date and reference. */
const draftName = (t: Translate) => sql`concat_ws(
  ' · ', ${t(invoiceStatuses.draft)}::text, to_char(t.invoice_date, 'DD/MM/YYYY'), t.po_ref)`

/** The condition that the person is the author or the salesman of an invoice `t`. */
export const mineOf = (person: number) => sql`(t.created_by = ${person} or t.salesman = ${person})`

type Filters = CheckedInput<typeof invoice.filters>

/** The conditions of the list's filters; `actor` is the user for `mine`. */
function conditions(query: Filters, actor: Pick<Actor, 'id'>): Sql[] {
  const { invoice_type, payment_method, customer, date_from, date_to, changed_after_printing, sold } = query
  const { salesman } = query
  // An invoice approved late counts as sold on the day on which it took effect.
  const on = sold === true ? sql`coalesce(t.counts_from, t.invoice_date)` : sql`t.invoice_date`
  return [
    ...(invoice_type === null ? [] : [sql`t.invoice_type = ${invoice_type}`]),
    ...(payment_method === null ? [] : [sql`t.payment_method = ${payment_method}`]),
    ...(query.status === null ? [] : [sql`t.status = any (${namedIn(query.status)})`]),
    ...(query.state === null ? [] : [sql`t.state = any (${namedIn(query.state)})`]),
    ...flagCondition(query.mine, mineOf(actor.id)),
    ...(salesman === null ? [] : [sql`t.salesman = ${salesman}`]),
    ...(customer === null ? [] : [sql`t.customer = ${customer}`]),
    ...(date_from === null ? [] : [sql`${on} >= ${date_from}`]),
    ...(date_to === null ? [] : [sql`${on} <= ${date_to}`]),
    ...(changed_after_printing === null ? [] : [sql`(t.revision > 1) = ${changed_after_printing}`]),
    ...(sold === null ? [] : [sql`(t.status in ('issued', 'cancelled')) = ${sold}`]),
  ]
}

/**
 * Stores a new invoice or draft with its dependent data; throws `validation_failed` for an invalid form. The salesman
 * is `owner`, else the author.
 */
export async function createInvoice(
  tx: Transaction,
  form: InvoiceForm,
  follow: SyncFromInvoice,
  owner?: Owner,
): Promise<InvoiceRecord> {
  const { head, ...stored } = await invoiceToStore(tx, form, null)
  return await insertInvoice(tx, { ...stored, head: { ...head, ...owner } }, follow.ofNew)
}

/**
 * Throws `permission_denied` if an issued invoice would be due later, by due days or date, and the user may not change
 * that.
 */
async function assertDueAsBefore(tx: Transaction, before: InvoiceRecord, mayRecordManualPayments: boolean) {
  const { id, invoice_date, age_days, status } = before
  if (status !== 'issued') return
  const later = await tx.row(
    sql`select id from invoice where id = ${id} and invoice_date + age_days > ${invoice_date}::date + ${age_days}::integer`,
  )
  assertMayPostpone(mayRecordManualPayments, later !== undefined)
}

/**
 * Asks for confirmation of an unusual date when an invoice is issued or its date changes afterwards; a draft may have
 * any date.
 */
async function requireDateConfirmed(
  tx: Transaction,
  { status, invoice_date }: InvoiceRecord,
  { unusual_date }: { unusual_date?: boolean | undefined },
  before?: InvoiceRecord,
): Promise<void> {
  if (status !== 'issued' && status !== 'waiting') return
  const dayBefore = before?.status === 'issued' ? before.invoice_date : null
  requireConfirmed(
    await dateConfirmations(tx, { date: invoice_date, unusual_date }, dayBefore, 'invoice_date'),
  )
}

/** Throws `validation_failed` unless the invoice is a draft. */
async function onlyDrafts(tx: Transaction, id: number) {
  await lockRecord(tx, invoice, id)
  const { status, invoice_no } = await readInvoice(tx, id)
  if (status === 'draft') return {}
  throw validationProblem({
    status: [
      message('{invoice_no} is not a draft. Only drafts can be deleted here.', {
        invoice_no: invoice_no ?? `#${id}`,
      }),
    ],
  })
}

/** The routes of invoices and drafts. `follow` keeps dependent data up to date. */
function mount(kernel: Kernel, follow: SyncFromInvoice): void {
  const { routes, queryCache, may } = kernel
  const { list, counts, totals, read, create, update, remove, duplicate } = invoiceEndpoints

  routes.query(list, async ({ query, actor }, db) =>
    // The state depends on the ledger entry and the current day.
    listPage({ db, queryCache }, invoice, query, {
      where: conditions(query, actor),
      asksOwnRow: query.state === null,
    }),
  )
  routes.query(counts, async ({ query, actor }, db) =>
    listCounts({ db, queryCache }, invoice, invoicesBy, {
      search: query.search,
      where: conditions({ ...query, state: null, status: null }, actor),
    }),
  )
  routes.query(totals, async ({ query, actor }, db) =>
    invoiceSums({ db, queryCache }, query, conditions(query, actor)),
  )
  exportRoute(kernel, invoice, (query, _db, actor) => ({ where: conditions(query, actor) }))

  routes.query(read, async ({ id }, db) => ({ results: await readInvoice(db, id) }))

  customerDefaultsRoute({ routes, may })
  findProductsRoute({ routes })
  linesFromTextRoute({ routes, may })
  takeCompanyRoute({ routes })
  cancelInvoiceRoute({ routes, may })
  changeSalesmanRoute({ routes, may }, invoice, invoiceEndpoints.changeSalesman, readInvoice)
  approvalRoutes(
    { routes },
    {
      entity: invoice,
      endpoints: invoiceEndpoints,
      read: readInvoice,
      approving: async (tx, id, approve) => {
        const before = await readInvoice(tx, id)
        await approve()
        await follow.onChange(tx, before, await readInvoice(tx, id))
      },
    },
  )

  invoicePaperRoutes(kernel)

  routes.command(create, async ({ body, actor }, tx) => {
    const owner = await ownerToStore(tx, { actor, may }, body.salesman ?? undefined, ownerOfNew(actor))
    const data = await createInvoice(tx, body, follow, owner)
    await requireDateConfirmed(tx, data, body)
    return {
      message: savedAs(data, data.status === 'draft' ? 'Draft saved.' : invoice.messages.created),
      data,
    }
  })

  routes.command(duplicate, async ({ id, actor }, tx) => {
    const form = duplicateOf(await readInvoice(tx, id))
    const data = await createInvoice(tx, form, follow, ownerOfNew(actor))
    return { message: message('Invoice duplicated as a draft dated today.'), data }
  })

  routes.command(update, async ({ id, body, version, actor }, tx) => {
    await lockRecord(tx, invoice, id)
    const before = await readInvoice(tx, id)
    if (before.status === 'issued' && !may(actor, issuedInvoices, 'update')) {
      throw new Problem('permission_denied', 'You do not have permission to change an issued invoice.')
    }
    // An outdated version is reported before any other error.
    if (version !== null && version !== before.version) throw await conflictWith(tx, invoice, id, before)
    const { salesman, salesman_name } = await ownerToStore(tx, { actor, may }, body.salesman, before)
    const { head, ...stored } = await invoiceToStore(tx, body, before)
    await updateInvoice(tx, id, { ...stored, head: { ...head, salesman, salesman_name } })
    await assertDueAsBefore(tx, before, may(actor, manualPayments, 'update'))
    const changed = await readInvoice(tx, id)
    // The invoice contains data of its order, so it is read again after the order was updated.
    const data = (await follow.onChange(tx, before, changed)) ? await readInvoice(tx, id) : changed
    await requireDateConfirmed(tx, data, body, before)
    return {
      message: savedAs(data, data.status === 'draft' ? 'Draft saved.' : invoice.messages.updated),
      data,
    }
  })

  mountRemove({ routes }, invoice, remove)
}

/** Invoices, with the dependent data of later features. */
export function invoiceServer(follow: SyncFromInvoice): RecordFeature {
  return {
    entity: invoice,
    rights: [issuedInvoices, manualPayments],
    finds: { entity: invoice, title: 'invoice_no', detail: 'customer_name', untitled: draftName },
    bulk: {
      entity: invoice,
      // A draft is named by its date here, since "Draft" would need a language.
      named: sql`concat_ws(' · ', coalesce(t.invoice_no, to_char(t.invoice_date, 'DD/MM/YYYY')), t.customer_name)`,
      paper: invoiceEndpoints.pdf,
      bulkActions: {
        salesman: salesmanBulkAction(invoice, invoiceEndpoints.changeSalesman),
        cancel_drafts: deletionOf(invoice, invoiceEndpoints.remove, onlyDrafts),
        delete: deletionOf(invoice, invoiceEndpoints.remove),
      },
    },
    mount: (kernel) => mount(kernel, follow),
  }
}
