import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { languageQuery } from '../../../kernel/contract/endpoints/language.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** The permission to export the workbook. */
export const workbookRight = resource('workbook', 'Year-end workbook', {
  admin: 'V',
  manager: '',
  salesman: '',
})

export const workbookEndpoint = endpoint({
  method: 'GET',
  path: '/books/workbook',
  summary:
    'The books of a period as one .xlsx: a worksheet for each kind of document, the balances on the last day, and the reconciliation of documents and ledger; a closed period always gives the same bytes',
  access: { resource: workbookRight, verb: 'view' },
  asksPassword: true,
  securityLog: 'export',
  query: { from: required(day('From')), to: required(day('To|a day')), ...languageQuery },
  reply: { content: 'application/octet-stream' },
})
