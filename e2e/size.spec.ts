import { expect, type Page, type Request } from '@playwright/test'
import { admin } from './support/admin.ts'
import { test } from './support/journey.ts'
import { oneOfEach } from './support/one-of-each.ts'
import { apiOf, signIn } from './support/people.ts'
import { untilRead, walk } from './support/walk.ts'

const signInPageBytes = 200_000
const screenBytes = 80_000

test('the sign-in page and each screen are small, compressed as they are served', async ({ page }) => {
  test.setTimeout(300_000)
  await oneOfEach(await apiOf(admin))
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loaded = filesLoadedBy(page)

  await page.goto('/login')
  await untilRead(page)
  const ofSignIn = await loaded()
  expect(total(ofSignIn)).toBeLessThan(signInPageBytes)

  await signIn(page, admin)
  await loaded()
  const screens = new Map<string, Files>()
  await walk(page, async (screen) => {
    screens.set(screen, await loaded())
  })
  const shared = [...(screens.values().next().value ?? [])].filter(([file]) =>
    [...screens.values()].every((files) => files.has(file)),
  )
  const isFont = ([file]: [string, number]) => file.endsWith('.woff2')
  const fonts = [...screens.values()].flatMap((files) => [...files].filter(isFont))
  // A font comes once, with whichever screen first shows letters of it.
  const frame = new Map([...shared, ...fonts, ...ofSignIn])
  const tooLarge = [...screens]
    .map(([screen, files]) => ({ screen, bytes: total(files, frame) }))
    .filter(({ bytes }) => bytes > screenBytes)
  expect(tooLarge).toEqual([])
})

/** Scripts, styles and fonts by address, with the bytes that came over the network. */
type Files = ReadonlyMap<string, number>

/** Each call of the answer gives what was loaded since the one before. */
function filesLoadedBy(page: Page): () => Promise<Files> {
  let requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) requests.push(request)
  })
  return async () => {
    const since = requests
    requests = []
    const sized = since.map(async (request) => {
      const { responseBodySize } = await request.sizes()
      return [request.url(), responseBodySize] as const
    })
    return new Map(await Promise.all(sized))
  }
}

function total(files: Files, without: Files = new Map()): number {
  return [...files].reduce((sum, [file, bytes]) => sum + (without.has(file) ? 0 : bytes), 0)
}
