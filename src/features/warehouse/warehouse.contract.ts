import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { day, defaulted, picture, quantity, required, text } from '../../kernel/contract/fields.ts'
import { createdByEmail, creatorFilters } from '../people/creator.contract.ts'
import { resource } from '../people/roles.contract.ts'

export const warehouse = entity({
  name: 'warehouse',
  path: '/warehouse',
  label: 'Warehouse Sheet',
  plural: 'Warehouse Sheets',
  resource: resource('warehouse', 'Warehouse', { admin: 'VCUD', manager: 'VCUD', salesman: 'V' }),
  fields: {
    date: defaulted(day('Date')),
    materials: required(text('Materials')),
    quantity: required(quantity('Quantity')),
    image: picture('Image'),
    created_by_email: createdByEmail,
  },
  filters: creatorFilters,
  ordering: '-date',
  messages: { created: 'Warehouse sheet Added Successfully!', updated: 'wareHouse Update Success' },
  deletion: 'empty',
})

export const warehouseEndpoints = crudEndpoints(warehouse)
