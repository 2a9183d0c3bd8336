import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { cache } from './cache.client.ts'
import { routes } from './routes.tsx'

/** Returns the program at the current address, once its screen is loaded. */
export async function openProgram(): Promise<ReactNode> {
  const router = createBrowserRouter(routes)
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  return (
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
