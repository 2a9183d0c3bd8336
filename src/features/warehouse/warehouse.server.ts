import { crud } from '../../kernel/server/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { creatorConditions } from '../people/creator.server.ts'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

export function warehouseRoutes(kernel: Kernel): void {
  crud(kernel, warehouse, warehouseEndpoints, (query) => creatorConditions(query, 'date'))
}
