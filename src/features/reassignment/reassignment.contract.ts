import { endpoint } from '../../kernel/contract/endpoint.ts'
import { required } from '../../kernel/contract/fields.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { customer } from '../customers/customers.contract.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { salesman, salesmanEndpoints, salesmanFilter, salesmenRight } from '../salesmen/salesmen.contract.ts'

const many = { customers: required(whole('Customers')), invoices: required(whole('Invoices')) } as const
const { path } = salesmanEndpoints.list

/**
 * Reassigns all customers of a salesman, and the invoices with something left to do: drafts, waiting for approval, and
 * unpaid. Paid invoices keep their salesman.
 */
export const reassignmentEndpoints = {
  reassign: endpoint({
    method: 'POST',
    path: `${path}/hand-over`,
    summary:
      'Reassign the customers of one user to another with their open invoices (drafts and those with an amount outstanding), all or nothing',
    access: { resource: salesmenRight, verb: 'update' },
    asksPassword: true,
    status: 200,
    body: {
      from: required(reference('From', salesmanFilter.to)),
      to: required(reference('To', salesman.to)),
      customers: flag('Customers'),
      open_invoices: flag('Open invoices|of a salesman'),
      reason: required(text('Reason', { max: 500 })),
    },
    reply: many,
  }),
  preview: endpoint({
    method: 'GET',
    path: `${path}/:id/held`,
    summary: 'The number of customers and open invoices that a user could have reassigned',
    access: { resource: salesmenRight, verb: 'update' },
    topic: customer.name,
    refreshOn: [invoice.name],
    reply: many,
  }),
}
