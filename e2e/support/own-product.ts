import { fileURLToPath } from 'node:url'
import { test as journey } from './journey.ts'
import { addSampleData } from './sample-data.ts'
import { ownersApi } from './people.ts'
import { serve } from './product.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A walk over every screen. It has its own product, so that it runs beside the journeys: nobody deletes a record
 * meanwhile, and its lists always have the same length.
 */
export const test = journey.extend<object, { ownProduct: string }>({
  ownProduct: [
    // Playwright asks for the braces, in which a fixture names what it needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const { url, stop } = await serve(root)
      // The helpers that call the API use this address.
      process.env['INKWELL_URL'] = url
      await addSampleData(await ownersApi())
      await run(url)
      await stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ ownProduct }, run) => run(ownProduct),
})
