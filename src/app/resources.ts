import { historyResource } from '../features/settings/history.contract.ts'
import { entities } from './entities.ts'

/** Everything that rights are given on: the rows of the permission matrix. */
export const resources = [...entities.map((entity) => entity.resource), historyResource]
