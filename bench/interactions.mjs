import { findChromium } from '../scripts/find-chromium.mjs'
import { interact, opener } from './interaction-steps.mjs'
import { traced } from './interaction-trace.mjs'
import { forgetInvoices, invoiceOf } from './invoices.mjs'
import { quantile, timed } from './measure.mjs'

const slower = 4
/** How often a screen is gone through once more when something on it took too long: one look may be bad luck. */
const furtherTurns = 2
/** How long a step may wait for its element before it is left out: it has gone, or lies under something. */
const patienceMs = 5_000
/** The longest that an answer may take (INP), in milliseconds, with the processor slowed so. */
const limits = { inTextField: 50, otherwise: 200 }
const limitOf = (name) => (/(^|› )text .*: /.test(name) ? limits.inTextField : limits.otherwise)
/** The lines of the longer one of the two invoices that are changed. */
const manyLines = 500

/**
 * How long each screen leaves a key or a click without a first sign of an answer, with the processor slowed four times
 * (decision 0125); of invoices, one of a few lines and one of many.
 */
export async function interactions({ product, admin, token, pool, rows }) {
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
    await forgetInvoices(pool, rows)
  }
}

async function longDraft({ product, token, pool }) {
  const body = { ...(await invoiceOf(pool, manyLines)), status: 'draft' }
  const { bytes } = await timed(product.address, '/api/v1/invoice', { method: 'POST', token, body })
  return JSON.parse(bytes).data.id
}

/** The slowest of each sort: of the keys in text fields, and of all others. */
function slowest(costs) {
  const of = (limit) =>
    Math.max(
      0,
      ...[...costs].filter(([name]) => limitOf(name) === limit).map(([, each]) => quantile(each, 0.5)),
    )
  return `${of(limits.inTextField).toFixed(0)} ms in text fields, ${of(limits.otherwise).toFixed(0)} ms otherwise`
}

/** Every screen that the sidebar leads to, and from each the new record, the first one and its change; and the board. */
async function everyScreen(page, open) {
  const within = async (selector) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const lists = new Set(await within('aside nav a[href]'))
  // The same list may stand there for each kind of its records.
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
