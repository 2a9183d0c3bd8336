import { findChromium } from '../scripts/find-chromium.mjs'
import { quantile } from './measure.mjs'

const slower = 4
const turns = 2
const someWait = 250

/**
 * How long each screen leaves a key or a click without an answer, with the processor slowed four times. `painted` is the
 * browser's figure, from the event until the next frame (INP, in steps of 8 ms), which means something only while nothing
 * else runs; `worked` is the processor time of the page's main thread until two frames later, which tells less of other
 * programs and more of what the screen does afterwards.
 */
export async function interactions({ product, admin }) {
  const executablePath = await findChromium().catch(() => undefined)
  if (executablePath === undefined) return console.log('interactions: there is no Chromium here')
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: product.address })
    await signIn(page, admin)
    const table = {}
    for (const [name, { path, steps }] of Object.entries(await everyScreen(page))) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      await page.waitForTimeout(someWait)
      for (const [step, { work, longest }] of Object.entries(await costs(page, steps))) {
        table[`${name}: ${step}`] = {
          'worked, median ms': quantile(work, 0.5).toFixed(0),
          'painted, median ms': quantile(longest, 0.5),
          'painted, worst ms': Math.max(...longest),
        }
      }
    }
    console.table(table)
  } finally {
    await browser.close()
  }
}

/** Every screen of the sidebar and the palette's create pages, with what people do on a screen of its kind. */
async function everyScreen(page) {
  const paths = await page
    .locator('aside nav a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const screens = {}
  for (const path of new Set(paths)) {
    screens[path] = { path, steps: { ...(path.endsWith('/table') && inLists), ...everywhere } }
    if (path.endsWith('/create')) screens[path].steps = { ...inForms, ...everywhere }
  }
  const board = '/invoice-tracker/table?view=board'
  screens[board] = { path: board, steps: { 'drag a card and put it back': drag } }
  screens['/invoice/create'] = {
    path: '/invoice/create',
    steps: { ...inForms, 'open the dialog of a line': click('Add product'), 'close it': key('Escape') },
  }
  return screens
}

const key = (name) => () => async (page) => page.keyboard.press(name)
const click = (name) => async (page) => clickOn(page.locator('main').getByRole('button', { name }).first())

/** Elements are looked for before the clock starts. */
async function clickOn(element) {
  const box = (await element.isVisible()) && (await element.boundingBox())
  if (!box) return undefined
  const at = [box.x + box.width / 2, box.y + box.height / 2]
  return (page) => page.mouse.click(...at)
}

const focused = (selector, name) => async (page) => {
  const input = page.locator(selector).first()
  if (!(await input.isVisible())) return undefined
  await input.focus()
  return (on) => on.keyboard.press(name)
}

const inLists = {
  'a key of the search': focused('main input[type=search]', 'a'),
  'it is taken back': focused('main input[type=search]', 'Backspace'),
  'sort by a column': async (page) => clickOn(page.locator('main thead th button').first()),
  'open the columns': click('Columns'),
  'close them': key('Escape'),
}
const inForms = {
  'a key in the form': focused('main form input:not([type=search]):not([readonly])', '1'),
  'it is taken back': focused('main form input:not([type=search]):not([readonly])', 'Backspace'),
}
const everywhere = {
  'open the palette': key('Control+k'),
  'a key in it': key('a'),
  'close it': key('Escape'),
}

async function drag(page) {
  const box = await page.locator('main section li').first().boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + 20]
  return async ({ mouse }) => {
    await mouse.move(x, y)
    await mouse.down()
    for (let step = 1; step <= 8; step++) await mouse.move(x + step * 15, y + step * 3)
    for (let step = 8; step >= 0; step--) await mouse.move(x + step * 15, y + step * 3)
    await mouse.up()
  }
}

/** Does all steps for which there is something on this screen, again and again; the first round only warms up. */
async function costs(page, steps) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watch)
  const each = {}
  for (let turn = -1; turn < turns; turn++) {
    for (const [name, step] of Object.entries(steps)) {
      const act = await step(page)
      if (act === undefined) continue
      await page.evaluate(() => globalThis.interactionsSeen.splice(0))
      const before = await workOf(session)
      await act(page)
      await page.evaluate(twoFrames)
      const work = (await workOf(session)) - before
      await page.waitForTimeout(someWait)
      if (turn < 0) continue
      const { work: worked, longest } = (each[name] ??= { work: [], longest: [] })
      worked.push(work)
      longest.push(await page.evaluate(() => Math.max(0, ...globalThis.interactionsSeen)))
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return each
}

/** In the page: notes how long each event took until something was painted. */
function watch() {
  if (globalThis.interactionsSeen) return
  globalThis.interactionsSeen = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.interactionsSeen.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

async function twoFrames() {
  for (let frame = 0; frame < 2; frame++) await new Promise(globalThis.requestAnimationFrame)
}

/** The processor time of the page's main thread until now, in milliseconds. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
}

async function signIn(page, { email, password }) {
  await page.goto('/login')
  await page.getByLabel('Email or Phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login Now' }).click()
  await page.getByRole('button', { name: /User menu of/ }).waitFor()
}
