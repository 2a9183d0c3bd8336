import { fileURLToPath } from 'node:url'
import { test as journey } from './journey.ts'
import { livedIn } from './lived-in.ts'
import { ownersApi } from './people.ts'
import { serve } from './product.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Of what goes to every screen. It has a product of its own, so that it goes on beside the journeys: nobody deletes a
 * record while it looks at it, and its lists are as long each time, whatever journeys have made.
 */
export const test = journey.extend<object, { ownProduct: string }>({
  ownProduct: [
    // Playwright asks for the braces, in which a fixture names what it needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const { url, stop } = await serve(root)
      // The helpers that call the API find it there.
      process.env['INKWELL_URL'] = url
      await livedIn(await ownersApi())
      await run(url)
      await stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownProduct }, run) => run(ownProduct),
})
