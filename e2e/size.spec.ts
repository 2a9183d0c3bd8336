import { expect, type Page } from '@playwright/test'
import { admin } from './support/admin.ts'
import { affectedScreens } from './support/affected.ts'
import type { Language } from '../src/i18n/languages.ts'
import { test } from './support/own-product.ts'
import { oneOfEach } from './support/one-of-each.ts'
import { ownersApi, signIn } from './support/people.ts'
import { byAddress, untilRead, walk } from './support/walk.ts'

const signInPageBytes = 150_000
/** With all texts and the font of the language. */
const signInPageOfOthersBytes = 221_000
/** The dashboard with router, cache and frame, and with the first steps of a new installation if shown. */
const firstScreenBytes = 127_000
/**
 * Each further screen opened right after the first: what lists and forms share is loaded with whichever comes first.
 */
const screenBytes = 117_000
/** The list of invoices beyond the dashboard, until something in it is opened. */
const listBytes = 35_000
/** From the click on the sign-in page to the dashboard, calls included: six, plus two if others change the data. */
const firstScreenRequests = 8
/** All requests, live updates and calls included, for loading the dashboard or the list of invoices completely. */
const wholeLoadRequests = 17
/**
 * Not counted: fonts for names in another script, and the request that checks the network if the event stream, which is
 * held back here, does not open in time.
 */
const byTheWay = /vazirmatn-(?!english).*woff2$|\/api\/v1\/languages$/
const wholeLoads = { '/dashboad': 'api/v1/dashboard', '/invoice/table': 'api/v1/invoice?' }

if (affectedScreens('e2e/size.spec.ts').any) {
  test('the sign-in page and each screen stay within their size, compressed as for plain http', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await oneOfEach(await ownersApi())
    const asked = filesAskedBy(page)

    const inLanguage = async (language: Language, path: string) => {
      await page.evaluate((chosen) => localStorage.setItem('inkwell.language', chosen), language)
      asked()
      await page.goto(path)
      await untilRead(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      return asked()
    }
    await page.goto('/login')
    const signInPage = await inLanguage('en', '/login')
    const inOthers = await inEach(others, (language) => inLanguage(language, '/login'))
    await inLanguage('en', '/login')
    // If the event stream opens late, on a busy machine, everything is loaded again.
    await page.route('**/api/v1/live', () => undefined)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(request.url())
    })
    await signIn(page, admin)
    await untilRead(page)
    const dashboard = asked()
    const callsAtFirst = calls.filter((url) => !byTheWay.test(url))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const loads = new Map<string, string[]>()
    for (const [path, call] of Object.entries(wholeLoads)) {
      // Requests of the previous page do not count.
      await page.goto('about:blank')
      requests.length = 0
      // No placeholder is shown at first, so that a quick response causes no flicker.
      const answered = page.waitForResponse((answer) => answer.url().includes(call))
      await page.goto(path)
      await answered
      await untilRead(page)
      loads.set(
        path,
        requests.filter((url) => !byTheWay.test(url)),
      )
    }
    await page.unroute('**/api/v1/live')
    asked()
    const screens = new Map<string, Files>()
    const weigh = async (screen: string) => void screens.set(screen, asked())
    await walk(page, weigh, { go: byAddress })
    const screensInOthers = await inEach(others, (language) => inLanguage(language, '/invoice/create'))

    const bytes = await bytesOf([signInPage, dashboard, ...screens.values(), ...inOthers.values()])
    const beyond = (files: Files, ...known: Files[]) =>
      [...files].filter((file) => known.every((each) => !each.has(file)))
    const total = (files: Files, ...known: Files[]) =>
      beyond(files, ...known).reduce((sum, file) => sum + (bytes.get(file) ?? Number.NaN), 0)
    expect(total(signInPage)).toBeLessThan(signInPageBytes)
    // A font is loaded once, with the first screen that needs it.
    const fonts = new Set([...bytes.keys()].filter((file) => file.endsWith('.woff2')))
    for (const [language, files] of inOthers) {
      expect(total(files), language).toBeLessThan(signInPageOfOthersBytes)
      // Nothing else differs: a screen loads the same in every language.
      const scripts = (of: Files | undefined, page: Files) =>
        beyond(of ?? new Set(), page, dashboard)
          .filter((file) => !file.endsWith('.woff2'))
          .toSorted()
      expect(scripts(screensInOthers.get(language), files)).toEqual(
        scripts(screens.get('/invoice/create'), signInPage),
      )
    }
    expect(total(dashboard, signInPage, fonts)).toBeLessThan(firstScreenBytes)
    const atFirst = [...beyond(dashboard, signInPage, fonts), ...callsAtFirst]
    expect(atFirst.length, atFirst.join('\n')).toBeLessThanOrEqual(firstScreenRequests)
    for (const [path, all] of loads) {
      expect(all.length, `${path}:\n${all.join('\n')}`).toBeLessThanOrEqual(wholeLoadRequests)
    }
    const tooLarge = [...screens]
      .map(([screen, files]) => ({ screen, bytes: total(files, signInPage, dashboard, fonts) }))
      .filter((own) => !(own.bytes <= screenBytes))
    expect(tooLarge).toEqual([])
    const list = new Set(loads.get('/invoice/table')?.filter((url) => bytes.has(url)))
    expect(beyond(list, signInPage, dashboard, fonts)).not.toEqual([])
    expect(total(list, signInPage, dashboard, fonts)).toBeLessThan(listBytes)
  })
}

const others = ['ar', 'ckb'] as const

async function inEach<T>(languages: readonly Language[], look: (language: Language) => Promise<T>) {
  const seen = new Map<Language, T>()
  for (const language of languages) seen.set(language, await look(language))
  return seen
}

/** The addresses of scripts, style sheets and fonts. */
type Files = ReadonlySet<string>

/** Each call of the returned function gives the files requested since the previous one, cached or not. */
function filesAskedBy(page: Page): () => Files {
  let files = new Set<string>()
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) files.add(request.url())
  })
  return () => {
    const since = files
    files = new Set()
    return since
  }
}

/** The size of each file in bytes for a browser that accepts gzip, as over plain http. */
async function bytesOf(pages: readonly Files[]): Promise<Map<string, number>> {
  const files = [...new Set(pages.flatMap((each) => [...each]))]
  const sized = files.map(async (file) => {
    const answer = await fetch(file, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip, deflate' } })
    return [file, Number(answer.headers.get('content-length') ?? Number.NaN)] as const
  })
  return new Map(await Promise.all(sized))
}
