import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { languageNames } from '../../../kernel/contract/endpoints/language.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { customer } from '../../customers/customers.contract.ts'
import { salesman } from '../../salesmen/salesmen.contract.ts'
import { usualTerms } from '../../settings/defaults/invoice-defaults.contract.ts'
import { invoice } from '../invoices.contract.ts'

/** What was agreed on with a customer last, and the language of their papers. */
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
    /** The invoice that they are from; null where there is none yet. */
    invoice_no: text('Invoice Number'),
    /** Whose customer it is, where invoices can be given to them. */
    salesman,
    paper_language: required(choice('Document language', languageNames)),
  },
})
