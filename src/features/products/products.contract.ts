import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { archivedField, archivedFilter, archiveEndpoints } from '../../kernel/contract/endpoints/archive.ts'
import { importEndpoints, type SpreadsheetImport } from '../../kernel/contract/endpoints/import.ts'
import { nextCodeEndpoint } from '../../kernel/contract/endpoints/next-code.ts'
import { required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { price } from '../../kernel/contract/kinds/numbers/price.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { resource } from '../people/permissions/roles.contract.ts'

export const penTypes = {
  pen_print_product: 'Pen Print Product',
  pen_pack_product: 'Pen Pack Product',
  pen_prom_product: 'Pen Prom Product',
} as const

export const product = entity({
  name: 'product',
  path: '/product',
  label: 'Product',
  plural: 'Products',
  importable: true,
  resource: resource('products', 'Products', { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' }),
  fields: {
    pen_type: required(choice('Pen Type', penTypes)),
    item_code: required(text('Item Code', { format: 'code' })),
    items: required(text('Item Name')),
    unit_price: price('Unit Price'),
    image: picture('Image'),
    description: note('Description'),
    ...archivedField,
  },
  columns: ['pen_type', 'item_code', 'items', 'unit_price', 'image', 'description'],
  filters: { pen_type: choice('Pen Type', penTypes), ...archivedFilter },
  named: ['items', 'item_code'],
  messages: { created: 'Product Added Successfully!', updated: 'Product Update Success' },
  deletion: 'message',
})

export const productEndpoints = {
  ...crudEndpoints(product),
  ...archiveEndpoints(product),
  nextCode: nextCodeEndpoint(product),
}

/** The import of products from spreadsheets (specification, section 3). */
export const productImport: SpreadsheetImport = {
  entity: product,
  key: 'item_code',
  headings: {
    item_code: 'Item code',
    items: 'Item name',
    unit_price: 'Unit Price',
    image: 'Image',
    description: 'Description',
  },
  asked: ['pen_type'],
}

export const productImportEndpoints = importEndpoints(productImport)
