import { crud } from '../../kernel/server/crud.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { importRoutes } from '../../kernel/server/sheet-import/import-routes.ts'
import { customer, customerEndpoints, customerImport, customerImportEndpoints } from './customers.contract.ts'

export function customerRoutes(kernel: Kernel): void {
  crud(kernel, customer, customerEndpoints, () => [])
  importRoutes(kernel, customerImport, customerImportEndpoints)
}
