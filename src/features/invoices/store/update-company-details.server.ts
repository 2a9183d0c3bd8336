import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { conflictWith, lockRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { message } from '../../../i18n/messages.ts'
import { companyNow } from '../../settings/settings.server.ts'
import { readInvoice } from './invoice-store.server.ts'
import { invoice, invoiceEndpoints } from '../invoices.contract.ts'

/**
 * The route that updates the company data of an issued invoice to today's, since data missing at issuing would be
 * missing forever. Written to the history; does nothing if the data are equal.
 */
export function takeCompanyRoute({ routes }: Pick<Kernel, 'routes'>): void {
  routes.command(invoiceEndpoints.updateCompanyDetails, async ({ id, version }, tx) => {
    await lockRecord(tx, invoice, id)
    const before = await readInvoice(tx, id)
    if (version !== null && version !== before.version) throw await conflictWith(tx, invoice, id, before)
    if (before.status !== 'issued') {
      throw new Problem('conflict', 'A draft gets the current company details when it is issued.')
    }
    const today = await companyNow(tx)
    if (!isDeepStrictEqual(before.company, today)) {
      await updateRow(tx, invoice, id, { values: { company: JSON.stringify(today), updated_at: new Date() } })
    }
    return { message: message('Company details updated.'), data: await readInvoice(tx, id) }
  })
}
