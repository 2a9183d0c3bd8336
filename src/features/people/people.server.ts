import type { RecordFeature } from '../../kernel/server/feature.ts'
import type { Kernel } from '../../kernel/server/kernel.ts'
import { pinnedPageRoutes } from './account/pinned-pages.server.ts'
import { accountNotificationRoutes } from './sign-in/account-notifications.server.ts'
import { changePasswordRoutes } from './passwords/change-password.server.ts'
import type { Auth } from './sign-in/auth.server.ts'
import { eraseRoute } from './erase/erase.server.ts'
import { confirmPasswordRoute } from './factors/confirm-password.server.ts'
import { factorRoutes } from './factors/factor-routes.server.ts'
import { factorRuleRoutes } from './factors/factor-rules.server.ts'
import { passkeyRoutes } from './factors/passkeys/passkey-routes.server.ts'
import { columnLayoutRoutes } from './lists/column-layout.server.ts'
import { hiddenColumnRoutes } from './lists/hidden-columns.server.ts'
import { listLookRoutes } from './lists/list-look.server.ts'
import { viewRoutes } from './lists/views.server.ts'
import { openSessionRoutes } from './sessions/open-sessions.server.ts'
import { permissionHistoryRoute } from './permissions/permission-history.server.ts'
import { permissionRoutes } from './permissions/permissions.server.ts'
import { securityLogRoutes } from './security-log/security-log.server.ts'
import { sessionRoutes, type SessionFacts } from './sessions/session.server.ts'
import { userRows } from './permissions/superuser-rules.server.ts'
import { user } from './users.contract.ts'
import { userRoutes } from './users.server.ts'

/** Its routes need the keys and tokens, so the app mounts them with `peopleRoutes`. */
export const peopleServer: RecordFeature = {
  entity: user,
  rows: () => userRows,
  notedBack: 'user_changed',
}

/** Mounts the routes of sign-in, second factors, sessions, permissions, users and the security log. */
export function peopleRoutes(kernel: Kernel, auth: Auth, shown: SessionFacts): void {
  const { keys, signer, matrix, authorization } = auth
  sessionRoutes(kernel, auth, shown)
  hiddenColumnRoutes(kernel)
  columnLayoutRoutes(kernel)
  listLookRoutes(kernel)
  pinnedPageRoutes(kernel)
  viewRoutes(kernel)
  openSessionRoutes(kernel, signer, authorization.forget)
  accountNotificationRoutes(kernel, signer)
  confirmPasswordRoute(kernel, signer)
  factorRoutes(kernel, keys, authorization.forget)
  passkeyRoutes(kernel, keys, authorization.forget)
  factorRuleRoutes(kernel, keys, authorization.forget)
  securityLogRoutes(kernel)
  eraseRoute(kernel)
  changePasswordRoutes(kernel, signer, authorization.forget)
  permissionRoutes(kernel, matrix, shown.resources)
  permissionHistoryRoute(kernel, shown.resources)
  userRoutes(kernel, authorization.forget)
}
