import { IconBuildingWarehouse } from '@tabler/icons-react'
import type { FeatureScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { screens } from '../../kernel/client/generated-screens/screens.ts'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

const own = screens(warehouse, {
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

export const warehouseScreens: FeatureScreens = { ...own, label: 'Warehouse' }
