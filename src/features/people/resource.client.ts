import { IconUsers } from '@tabler/icons-react'
import { type FeatureScreens, ownScreens } from '../../kernel/client/generated-screens/own-screens.ts'
import { type LoadScreen, screen } from '../../kernel/client/shell/frame/screen.ts'
import { paths } from '../paths.ts'
import { user } from './users.contract.ts'
import { PendingUsers } from './users/pending-users.client.ts'

const forms = () => import('./users/user-form.client.tsx')

/**
 * The screens of users and of the user's own profile; `table` and `view` load them with the parts of later features.
 */
export function userScreens({ table, view }: Record<'table' | 'view', LoadScreen>): FeatureScreens {
  const four = ownScreens(
    user,
    { at: paths.users, title: 'Users', icon: IconUsers },
    {
      table,
      create: async () => (await forms()).UserCreate,
      view,
      update: async () => (await forms()).UserUpdate,
    },
  )
  return {
    ...four,
    badge: { Count: PendingUsers, label: 'waiting for approval' },
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
}
