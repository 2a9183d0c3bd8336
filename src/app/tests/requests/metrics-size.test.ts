import { expect, test } from 'vitest'
import { startTestInkwell } from '../../testing/inkwell.ts'

const inkwell = await startTestInkwell()

test('the metrics stay small, whatever routes and statuses occur', async () => {
  const superuser = await inkwell.as('superuser')
  for (const { method, path, query, access } of inkwell.endpoints) {
    const url = `/api/v1${path.replaceAll(/:\w+/g, '7')}`
    await inkwell.anyone.fetch(url, { method })
    // Only lists that end: each also adds to the database's timings.
    const isList = method === 'GET' && access !== 'public' && !('format' in query)
    if (isList) await superuser.fetch(url)
  }
  const text = await (await inkwell.anyone.fetch('/metrics')).text()
  expect(text).toContain('http_request_duration_seconds_count{route="/api/v1/invoice"}')
  expect(text).not.toContain('/api/v1/invoice/')
  expect(text.length).toBeLessThan(100_000)
})
