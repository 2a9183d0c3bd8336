import { findChromium } from '../scripts/find-chromium.mjs'
import { interact, opener } from './interaction-steps.mjs'
import { traced } from './interaction-trace.mjs'
import { invoiceOf } from './invoices.mjs'
import { quantile, timed } from './timed.mjs'

const slower = 4
/** How often a screen with a slow step is measured again: a single result may be chance. */
const furtherTurns = 2
/** How long a step waits for its element before it is skipped: the element is gone or covered. */
const patienceMs = 5_000
/** The limits of an interaction (INP) in milliseconds, with the slowed processor. */
const limits = { inTextField: 50, otherwise: 200 }
const limitOf = (name) => (/(^|› )text .*: /.test(name) ? limits.inTextField : limits.otherwise)
/** The number of lines of the longer of the two edited invoices. */
const manyLines = 500

/**
 * The delay on each screen from a key or click to the first visible response, with the processor slowed four times
 * (decision 0125); for invoices with few and with many lines.
 */
export async function interactions({ product, admin, token, pool }) {
  const executablePath = await findChromium().catch(() => undefined)
  if (executablePath === undefined) return console.log('interactions: there is no Chromium here')
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: product.address })
    page.setDefaultTimeout(patienceMs)
    page.on('dialog', (dialog) => void dialog.accept())
    await signIn(page, admin)
    const session = await page.context().newCDPSession(page)
    const slowBy = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate })
    const open = opener(page, { before: () => slowBy(1), after: () => slowBy(slower) })
    const table = {}
    let all = 0
    const long = await longDraft({ product, token, pool })
    for (const path of [...(await everyScreen(page, open)), `/invoice/update/${long}`]) {
      const costs = new Map()
      const look = async () => {
        await open(path)
        const now = await traced(browser, page, (begin) => interact({ page, path, open, begin }))
        for (const [name, cost] of now) costs.set(name, [...(costs.get(name) ?? []), cost])
      }
      const late = () => [...costs].filter(([name, each]) => quantile(each, 0.5) > limitOf(name))
      await look()
      for (let turn = 0; turn < furtherTurns && late().length > 0; turn++) await look()
      all += costs.size
      console.log(`${path}: ${costs.size - late().length} of ${costs.size} in time; ${slowest(costs)}`)
      for (const [name, each] of late()) table[`${path} ${name}`] = { ms: quantile(each, 0.5).toFixed(0) }
    }
    const late = Object.keys(table).length
    console.log(`interactions: ${all - late} of ${all} are answered in time; not so:`)
    console.table(table)
  } finally {
    await browser.close()
  }
}

async function longDraft({ product, token, pool }) {
  const body = { ...(await invoiceOf(pool, manyLines)), status: 'draft' }
  const { bytes } = await timed(product.address, '/api/v1/invoice', { method: 'POST', token, body })
  return JSON.parse(bytes).data.id
}

/** The slowest of each group: keys in text fields, and all others. */
function slowest(costs) {
  const of = (limit) =>
    Math.max(
      0,
      ...[...costs].filter(([name]) => limitOf(name) === limit).map(([, each]) => quantile(each, 0.5)),
    )
  return `${of(limits.inTextField).toFixed(0)} ms in text fields, ${of(limits.otherwise).toFixed(0)} ms otherwise`
}

/** Every screen in the sidebar, for each its create form, first record and update form; and the board. */
async function everyScreen(page, open) {
  const within = async (selector) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // A group draws its pages when it is opened.
  const closed = page.locator('aside nav button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
  const lists = new Set(await within('aside nav a[href]'))
  // The same list may be linked once for each kind of its records.
  const screens = new Map([...lists, '/profile'].map((path) => [path.replace(/\?.*/, ''), path]))
  for (const path of lists) {
    await open(path)
    for (const further of await within('main a[href^="/"]')) {
      const kind = further.replaceAll(/\d+/g, ':id').replace(/\?.*/, '')
      if (/create|view|update|import/.test(kind) && !screens.has(kind)) screens.set(kind, further)
    }
  }
  screens.set('board', '/invoice-tracker/table?view=board')
  return [...screens.values()]
}

async function signIn(page, { email, password }) {
  await page.goto('/login')
  await page.getByLabel('Email or Phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login Now' }).click()
  await page.getByRole('button', { name: /User menu for/ }).waitFor()
}
