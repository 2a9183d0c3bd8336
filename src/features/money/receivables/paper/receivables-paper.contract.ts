import { endpoint, listQuery, listReply } from '../../../../kernel/contract/endpoint.ts'
import { required } from '../../../../kernel/contract/fields.ts'
import { day } from '../../../../kernel/contract/kinds/day.ts'
import { group } from '../../../../kernel/contract/kinds/many/group.ts'
import { text } from '../../../../kernel/contract/kinds/texts/text.ts'
import { languageQuery } from '../../../../kernel/contract/endpoints/language.ts'
import { customer } from '../../../customers/customers.contract.ts'
import { asOfReply } from '../../ledger/as-of.contract.ts'
import {
  entryTables,
  figuresFrom,
  receivables,
  receivablesQuery,
  receivablesRight,
} from '../receivables.contract.ts'

const plain = receivables('customer', 'due')
const may = { resource: receivablesRight, verb: 'view' } as const
const paperQuery = {
  search: listQuery.search,
  ordering: listQuery.ordering,
  ...receivablesQuery,
  ...languageQuery,
} as const

/**
 * The endpoints of the printed list. Separate, since few users print and the list's own endpoints load with the first
 * screen.
 */
export const receivablesPaperEndpoints = {
  pdf: endpoint({
    method: 'GET',
    path: `${plain.path}/pdf`,
    summary: 'Receivables as PDF, filtered and ordered like the list; at most the first 5,000',
    access: may,
    query: paperQuery,
    reply: { content: 'application/pdf' },
  }),
  paper: endpoint({
    method: 'GET',
    path: `${plain.path}/paper`,
    summary: 'The printable data of Receivables on a day, without pages; at most the first 5,000',
    access: may,
    topic: plain.name,
    refreshOn: [customer.name, ...entryTables],
    query: paperQuery,
    reply: {
      today: required(day('Today')),
      /** The salesman's name, if the list is filtered by one. */
      salesman_name: text('Salesman'),
      ...listReply(plain.fields),
      totals: required(group('Totals', figuresFrom('due'))),
      ...asOfReply,
    },
  }),
}
