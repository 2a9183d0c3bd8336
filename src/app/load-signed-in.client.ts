import type { RouteObject } from 'react-router'

/** Loads what only people with a session need, the list of their screens and the frame around them. */
export async function loadSignedIn(): Promise<RouteObject> {
  const [{ signedInRoutes }] = await Promise.all([import('./signed-in-routes.tsx'), import('./frame.tsx')])
  return signedInRoutes
}
