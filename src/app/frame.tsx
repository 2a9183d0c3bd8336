import { lazy, Suspense } from 'react'
import { AppFrame } from '../kernel/client/shell/app-frame.tsx'
import { navigation } from './navigation.client.ts'
import { motto, productName } from './product-name.ts'

/** Loaded for the few who need it. */
const FirstPasswordChange = lazy(async () => ({
  default: (await import('../features/people/account/first-password-change.client.tsx')).FirstPasswordChange,
}))

/** The frame with the pages of this product. */
export function Frame() {
  return (
    <AppFrame
      navigation={navigation}
      first={(me) =>
        me.must_change_password && (
          <Suspense>
            <FirstPasswordChange product={productName} motto={motto} me={me} />
          </Suspense>
        )
      }
    />
  )
}
