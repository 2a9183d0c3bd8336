import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { told } from '../../../words/sentences.ts'
import type { invoice } from '../../invoices/invoices.contract.ts'

type Invoice = Row<typeof invoice>

/**
 * The invoice's number and customer, as the voucher keeps them; money comes from the invoice's customer. Throws
 * `validation_failed` where the invoice takes no receipts, or money from somebody else.
 */
export async function invoiceCopies(db: Db, invoice: number, fromAccount: number) {
  const found = await db.row<Pick<Invoice, 'status' | 'invoice_no' | 'customer' | 'customer_name'>>(
    sql`select status, invoice_no, customer, customer_name from invoice where id = ${invoice}`,
  )
  if (!found) throw validationProblem({ invoice: ['The chosen invoice does not exist.'] })
  if (found.status === 'draft')
    throw validationProblem({ invoice: ['A draft has no receipts: issue it first.'] })
  if (found.status === 'waiting' || found.status === 'declined')
    throw validationProblem({ invoice: ['This invoice is not approved: receive the money on account.'] })
  if (found.status === 'cancelled') {
    throw validationProblem({ invoice: ['This invoice is cancelled: receive the money on account.'] })
  }
  if (found.customer !== fromAccount) {
    throw validationProblem({
      from_account: [
        told('Money for this invoice comes from {customer}.', { customer: found.customer_name ?? '' }),
      ],
    })
  }
  return { invoice_no: found.invoice_no, from_account_name: found.customer_name }
}
