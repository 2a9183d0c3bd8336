import { IconBuildingWarehouse } from '@tabler/icons-react'
import { screens } from '../../kernel/client/generated-screens/screens.ts'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

export const warehouseScreens = screens(warehouse, {
  endpoints: warehouseEndpoints,
  title: 'Warehouse Sheet',
  icon: IconBuildingWarehouse,
  bulk: ['export', 'delete'],
  display: {
    date: { card: 'day' },
    materials: { card: 'who' },
    quantity: { card: 'amount' },
    image: { card: 'picture' },
  },
  deletion: { deleted: 'Warehouse Sheet successfully deleted.' },
})
