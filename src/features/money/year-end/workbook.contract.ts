import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { languageQuery } from '../../../kernel/contract/endpoints/language.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** Who may take all books of a period along. */
export const workbookRight = resource('workbook', 'Year-end workbook', {
  admin: 'V',
  manager: '',
  salesman: '',
})

export const workbookEndpoint = endpoint({
  method: 'GET',
  path: '/books/workbook',
  summary:
    'All books of some days as one .xlsx: a sheet for each kind of document, the balances on the last day, and before them the proof that documents and ledger agree; of a closed period always the same bytes',
  access: { resource: workbookRight, verb: 'view' },
  asksPassword: true,
  securityLog: 'export',
  query: { from: required(day('From')), to: required(day('To|a day')), ...languageQuery },
  reply: { content: 'application/octet-stream' },
})
