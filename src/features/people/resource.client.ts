import { IconUsers } from '@tabler/icons-react'
import { type FeatureScreens, ownScreens } from '../../kernel/client/plain-screens/own-screens.ts'
import { screen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { user } from './users.contract.ts'
import { PendingUsers } from './users/pending-users.client.tsx'

const forms = () => import('./users/user-form.client.tsx')

const four = ownScreens(
  user,
  { at: paths.users, title: 'Users', icon: IconUsers },
  {
    table: async () => (await import('./users/user-table.client.tsx')).UserTable,
    create: async () => (await forms()).UserCreate,
    view: async () => (await import('./users/user-view.client.tsx')).UserView,
    update: async () => (await forms()).UserUpdate,
  },
)

/** The users, and everybody's own profile. */
export const userScreens: FeatureScreens = {
  ...four,
  badge: PendingUsers,
  routes: [
    ...four.routes,
    screen(
      paths.profile,
      'Profile',
      null,
      async () => (await import('./account/profile.client.tsx')).Profile,
    ),
  ],
}
