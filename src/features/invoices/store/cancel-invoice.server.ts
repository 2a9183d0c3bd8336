import sql from 'sql-template-tag'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Transaction } from '../../../kernel/server/database/query.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { conflictWith, lockRecord } from '../../../kernel/server/records/records.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { cancelDocument } from '../../money/ledger/cancel-document.server.ts'
import type { cancelBody } from '../../money/ledger/cancellation.contract.ts'
import { message } from '../../../i18n/messages.ts'
import { readInvoice } from './invoice-store.server.ts'
import { invoice, invoiceEndpoints } from '../invoices.contract.ts'

/**
 * Cancels an issued invoice: number, lines and paper stay, with the reason. The database closes its order and turns
 * applied amounts into unapplied credit. If others may lock the same records, the caller must hold the locks already.
 */
export async function cancelInvoice(
  tx: Transaction,
  id: number,
  { reason, date }: CheckedInput<typeof cancelBody>,
): Promise<void> {
  const also = sql`, status = 'cancelled'`
  await cancelDocument(tx, { table: invoice.name, id, reason, date, dayColumn: 'invoice_date', also })
}

/** The route that cancels an invoice: first locks all affected records in the documented order. */
export function cancelInvoiceRoute({ routes, may }: Pick<Kernel, 'routes' | 'may'>): void {
  routes.command(invoiceEndpoints.cancel, async ({ id, body, version, actor }, tx) => {
    if (!may(actor, invoice.resource, 'update')) {
      throw new Problem('permission_denied', 'You do not have permission to cancel an invoice.')
    }
    await tx.run(sql`select lock_settled_with(${invoice.name}, ${id})`)
    await lockRecord(tx, invoice, id)
    const before = await readInvoice(tx, id)
    if (version !== null && version !== before.version) throw await conflictWith(tx, invoice, id, before)
    const invoice_no = before.invoice_no ?? ''
    if (before.status === 'cancelled') {
      throw validationProblem({
        status: [message('{invoice_no} is cancelled and cannot be changed.', { invoice_no })],
      })
    }
    await cancelInvoice(tx, id, body)
    return {
      message: message('{invoice_no} cancelled.', { invoice_no }),
      data: await readInvoice(tx, id),
    }
  })
}
