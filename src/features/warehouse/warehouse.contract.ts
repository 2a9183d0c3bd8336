import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { defaulted, required } from '../../kernel/contract/fields.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { quantity } from '../../kernel/contract/kinds/numbers/quantity.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { createdByEmail, creatorFilters } from '../people/creator.contract.ts'
import { resource } from '../people/permissions/roles.contract.ts'

export const warehouse = entity({
  name: 'warehouse',
  path: '/warehouse',
  label: 'Warehouse Sheet',
  plural: 'Warehouse Sheets',
  resource: resource('warehouse', 'Warehouse', { admin: 'VCUD', manager: 'VCUD', salesman: 'V' }),
  fields: {
    materials: required(text('Materials')),
    quantity: required(quantity('Quantity')),
    date: defaulted(day('Date')),
    image: picture('Image'),
    created_by_email: createdByEmail,
  },
  columns: ['date', 'materials', 'quantity', 'image', 'created_by_email', 'created_at'],
  filters: creatorFilters,
  ordering: '-date',
  messages: { created: 'Warehouse sheet Added Successfully!', updated: 'wareHouse Update Success' },
  deletion: 'empty',
})

export const warehouseEndpoints = crudEndpoints(warehouse)
