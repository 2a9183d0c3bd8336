import { lazy, type ReactNode, Suspense } from 'react'
import { CompanyDayContext } from '../kernel/client/plain-screens/company-day.ts'
import { AppFrame } from '../kernel/client/shell/app-frame.tsx'
import { navigation } from './navigation.client.ts'
import { motto, productName } from './product-name.ts'

/** Loaded for the few who need it. */
const FirstPasswordChange = lazy(async () => ({
  default: (await import('../features/people/account/first-password-change.client.tsx')).FirstPasswordChange,
}))

/** Likewise. */
const AccountNotices = lazy(async () => ({
  default: (await import('../features/people/account/account-notices.client.tsx')).AccountNotices,
}))

/** Loaded with the first form that asks for the day. */
const WithToday = lazy(async () => ({
  default: (await import('../features/settings/with-today.client.tsx')).WithToday,
}))

/** Loaded when there is something to tell. */
const OldBackupBar = lazy(async () => ({
  default: (await import('../features/backups/old-backup-bar.client.tsx')).OldBackupBar,
}))

/** Loaded for those who can see to them. */
const ConcernsBar = lazy(async () => ({
  default: (await import('../kernel/client/shell/concerns-bar.tsx')).ConcernsBar,
}))

const withToday = (show: (day: string) => ReactNode) => (
  <Suspense>
    <WithToday>{show}</WithToday>
  </Suspense>
)

/** The frame with the pages of this product. */
export function Frame() {
  return (
    <CompanyDayContext value={withToday}>
      <AppFrame
        navigation={navigation}
        first={(me) =>
          me.must_change_password && (
            <Suspense>
              <FirstPasswordChange product={productName} motto={motto} me={me} />
            </Suspense>
          )
        }
        news={(me) => (
          <Suspense>
            {me.notices > 0 && <AccountNotices />}
            {me.alarm && <OldBackupBar />}
            {me.user_type === 'superuser' && <ConcernsBar />}
          </Suspense>
        )}
      />
    </CompanyDayContext>
  )
}
