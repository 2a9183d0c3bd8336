import { historyEndpoints } from '../../../kernel/contract/endpoints/history.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** Permission to see the changes of other users; without it users see their own. */
export const historyResource = resource('history', 'Record history', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})

export const history = historyEndpoints(historyResource)
