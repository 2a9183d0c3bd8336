import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { message } from '../../../../i18n/messages.ts'
import { useSession, wasLeftOnPurpose } from '../../session/session.ts'
import { forgetPlace, rememberedPlace, rememberPlace } from './return-place.ts'

const ended = message('You were signed out. Sign in again.')

/**
 * Lets only people with a session through; others sign in and come back to where they were. Whose session ended
 * elsewhere, or by itself, is told so there.
 */
export function SignedInOnly({ loginPath }: { loginPath: string }) {
  const signedIn = useSession() !== null
  const [cameSignedIn] = useState(signedIn)
  const { key, pathname, search, hash } = useLocation()
  useEffect(() => {
    if (signedIn || wasLeftOnPurpose()) forgetPlace()
    else rememberPlace(pathname + search + hash)
  }, [signedIn, pathname, search, hash])
  // One for each place: somebody may go Back while the way to the sign-in page is still being taken.
  if (signedIn) return <Outlet />
  const state = cameSignedIn && !wasLeftOnPurpose() ? { notice: ended } : null
  return <Navigate key={key} to={loginPath} replace state={state} />
}

/**
 * The pages for people without a session; with one they go where they were, or home. Whoever signs in here sees the
 * page until the next one has been loaded, rather than nothing.
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

/** Taken once: who asks for the sign-in page again, although signed in, goes home. */
function WayBack({ home }: { home: string }) {
  const [place] = useState(() => rememberedPlace() ?? home)
  useEffect(forgetPlace, [])
  return <Navigate to={place} replace />
}
