import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { languageNames } from '../../../kernel/contract/endpoints/language.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { customer } from '../../customers/customers.contract.ts'
import { salesman } from '../../salesmen/salesmen.contract.ts'
import { usualTerms } from '../../settings/defaults/invoice-defaults.contract.ts'
import { invoice } from '../invoices.contract.ts'

/** The terms of a customer's last invoice, and the language of their papers. */
export const customerDefaults = endpoint({
  method: 'GET',
  path: `${customer.path}/:id/defaults`,
  summary:
    'The proposed values of a new invoice for a customer: those of the last issued invoice, the salesman and the paper’s language',
  access: { resource: customer.resource, verb: 'view' },
  topic: customer.name,
  refreshOn: [invoice.name],
  reply: {
    ...usualTerms,
    /** The invoice with these terms; null if there is none yet. */
    invoice_no: text('Invoice Number'),
    /** The customer's salesman, if invoices can be assigned to them. */
    salesman,
    paper_language: required(choice('Document language', languageNames)),
  },
})
