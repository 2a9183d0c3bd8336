import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AppFrame } from '../kernel/client/shell/app-frame.tsx'
import { cache } from './cache.client.ts'
import { navigation } from './navigation.client.ts'

/** Loaded for the few who need it, with the styles of forms. */
const FirstPasswordChange = lazy(async () => {
  const [screen] = await Promise.all([
    import('../features/people/account/password-change.client.tsx'),
    import('../kernel/client/component-styles.ts'),
  ])
  return { default: screen.FirstPasswordChange }
})

/** The frame with the pages of this product, and the cache that its screens read through. */
export function Frame() {
  return (
    <QueryClientProvider client={cache}>
      <AppFrame
        navigation={navigation}
        first={(me) =>
          me.must_change_password && (
            <Suspense>
              <FirstPasswordChange />
            </Suspense>
          )
        }
      />
    </QueryClientProvider>
  )
}
