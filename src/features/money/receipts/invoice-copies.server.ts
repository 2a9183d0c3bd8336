import sql from 'sql-template-tag'
import type { Row } from '../../../kernel/contract/entity.ts'
import { validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db } from '../../../kernel/server/database/query.ts'
import { message } from '../../../i18n/messages.ts'
import type { invoice } from '../../invoices/invoices.contract.ts'

type Invoice = Row<typeof invoice>

/**
 * Copies of the invoice's number and customer for the voucher. Throws `validation_failed` if the invoice cannot take
 * receipts, or if the payer is another customer.
 */
export async function invoiceCopies(db: Db, invoice: number, fromAccount: number) {
  const found = await db.row<Pick<Invoice, 'status' | 'invoice_no' | 'customer' | 'customer_name'>>(
    sql`select status, invoice_no, customer, customer_name from invoice where id = ${invoice}`,
  )
  if (!found)
    throw validationProblem({ invoice: ['The selected invoice does not exist. Choose another one.'] })
  if (found.status === 'draft')
    throw validationProblem({ invoice: ['Drafts cannot have receipts. Issue the invoice first.'] })
  if (found.status === 'waiting' || found.status === 'declined')
    throw validationProblem({
      invoice: ['This invoice is not approved. Record the payment in Receive Money, without an invoice.'],
    })
  if (found.status === 'cancelled') {
    throw validationProblem({
      invoice: ['This invoice is cancelled. Record the payment in Receive Money, without an invoice.'],
    })
  }
  if (found.customer !== fromAccount) {
    throw validationProblem({
      from_account: [
        message('This invoice belongs to {customer}. Choose this customer in From Account.', {
          customer: found.customer_name ?? '',
        }),
      ],
    })
  }
  return { invoice_no: found.invoice_no, from_account_name: found.customer_name }
}
