import { historyEndpoints } from '../../../kernel/contract/endpoints/history.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** The right to see what others did; without it people see their own changes. */
export const historyResource = resource('history', 'Record history', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})

export const history = historyEndpoints(historyResource)
