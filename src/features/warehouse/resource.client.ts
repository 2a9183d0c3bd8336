import { IconBuildingWarehouse } from '@tabler/icons-react'
import { screens } from '../../kernel/client/plain-screens/screens.ts'
import { paths } from '../paths.ts'
import { warehouse, warehouseEndpoints } from './warehouse.contract.ts'

export const warehouseScreens = screens(warehouse, {
  endpoints: warehouseEndpoints,
  at: paths.warehouse,
  title: 'Warehouse Sheet',
  icon: IconBuildingWarehouse,
  dress: {
    date: { card: 'day' },
    materials: { card: 'who' },
    quantity: { card: 'amount' },
    image: { card: 'picture' },
  },
  inputs: ['materials', 'quantity', 'date', 'image'],
  shows: ['date', 'materials', 'quantity', 'image', 'created_by_email', 'created_at'],
  deletion: { deleted: 'Warehouse Sheet successfully deleted.' },
})
