import sql from 'sql-template-tag'
import { archivingOf, deletionOf } from '../../kernel/server/bulk/bulk-action.ts'
import { archiveRoutes } from '../../kernel/server/records/archive.ts'
import { nextCodeRoute } from '../../kernel/server/records/next-code.ts'
import { crud } from '../../kernel/server/records/crud.ts'
import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { importRoutes } from '../../kernel/server/spreadsheet-import/import-routes.ts'
import { priceWithDecimals } from '../settings/price-decimals.ts'
import { settings } from '../settings/settings.contract.ts'
import { priceDecimals } from '../settings/settings.server.ts'
import { product, productEndpoints, productImport, productImportEndpoints } from './products.contract.ts'

function mount(kernel: Kernel): void {
  crud(kernel, product, productEndpoints, {
    where: ({ pen_type }) => (pen_type === null ? [] : [sql`t.pen_type = ${pen_type}`]),
  })
  archiveRoutes(kernel, product, productEndpoints)
  nextCodeRoute(kernel, product, productEndpoints.nextCode, 'item_code')
  const { may } = kernel
  importRoutes(kernel, productImport, productImportEndpoints, {
    fieldsNow: async (db, actor) => ({
      unit_price: priceWithDecimals(
        product.fields.unit_price,
        await priceDecimals(db),
        may(actor, settings.resource, 'update'),
      ),
    }),
  })
}

export const productServer: RecordFeature = {
  entity: product,
  finds: { entity: product, title: 'items', detail: 'item_code' },
  bulk: {
    entity: product,
    named: sql`t.items`,
    bulkActions: { ...archivingOf(productEndpoints), delete: deletionOf(product, productEndpoints.remove) },
  },
  mount,
}
