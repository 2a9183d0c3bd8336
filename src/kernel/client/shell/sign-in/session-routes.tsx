import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { message } from '../../../../i18n/messages.ts'
import { useSession, wasLeftOnPurpose } from '../../session/session.ts'
import { forgetPlace, rememberedPlace, rememberPlace } from './return-place.ts'

const ended = message('You were signed out. Sign in again.')

/**
 * Renders its routes only with a session; otherwise redirects to the sign-in page, which leads back. If the session
 * ended without the user signing out here, the sign-in page says so.
 */
export function SignedInOnly({ loginPath }: { loginPath: string }) {
  const signedIn = useSession() !== null
  const [cameSignedIn] = useState(signedIn)
  const { key, pathname, search, hash } = useLocation()
  useEffect(() => {
    if (signedIn || wasLeftOnPurpose()) forgetPlace()
    else rememberPlace(pathname + search + hash)
  }, [signedIn, pathname, search, hash])
  // A new redirect for each location: the user may go back while one is still in progress.
  if (signedIn) return <Outlet />
  const state = cameSignedIn && !wasLeftOnPurpose() ? { notice: ended } : null
  return <Navigate key={key} to={loginPath} replace state={state} />
}

/**
 * Renders its routes only without a session; otherwise redirects to the previous page or the start page. After signing
 * in, the page stays until the next one is loaded.
 */
export function SignedOutOnly({ home }: { home: string }) {
  const signedIn = useSession() !== null
  const [cameSignedIn] = useState(signedIn)
  const { key } = useLocation()
  return (
    <>
      {signedIn && <WayBack key={key} home={home} />}
      {!cameSignedIn && <Outlet />}
    </>
  )
}

/** Used once: opening the sign-in page again while signed in leads to the start page. */
function WayBack({ home }: { home: string }) {
  const [place] = useState(() => rememberedPlace() ?? home)
  useEffect(forgetPlace, [])
  return <Navigate to={place} replace />
}
