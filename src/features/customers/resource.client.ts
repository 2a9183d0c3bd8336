import { IconUsersGroup } from '@tabler/icons-react'
import { type LoadScreen, screen, to } from '../../kernel/client/shell/frame/screen.ts'
import { screens } from '../../kernel/client/generated-screens/screens.ts'
import { paths } from '../paths.ts'
import { customer, customerEndpoints } from './customers.contract.ts'

const forms = () => import('./customer-form.client.tsx')

/** The screens of customers; `view` loads the customer view with the parts of later features. */
export function customerScreens(view: LoadScreen) {
  const four = screens(customer, {
    endpoints: customerEndpoints,
    at: paths.customer,
    title: 'Customers',
    icon: IconUsersGroup,
    createTitle: 'Create New Customer',
    own: {
      table: async () => (await import('./customer-table.client.tsx')).CustomerTable,
      create: async () => (await forms()).CustomerCreate,
      update: async () => (await forms()).CustomerUpdate,
      view,
    },
  })
  return {
    ...four,
    routes: [
      ...four.routes,
      screen(
        paths.customer.import,
        'Import Customers',
        to('create', customer),
        async () => (await import('./customer-import.client.tsx')).CustomerImport,
      ),
    ],
  }
}
