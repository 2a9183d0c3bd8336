import { performance } from 'node:perf_hooks'
import { findChromium } from '../scripts/find-chromium.mjs'
import { timed } from './measure.mjs'
import { cpuOf } from './processes.mjs'

const pages = 12

/**
 * The time that a running Chromium needs to print an invoice of ten lines with pictures: processor and clock
 * milliseconds per page. Undefined without Chromium.
 */
export async function chromiumPages({ address }, token) {
  const executablePath = await findChromium().catch(() => undefined)
  if (executablePath === undefined) return undefined
  const { chromium } = await import('@playwright/test')
  const server = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] })
  const browser = await chromium.connect(server.wsEndpoint())
  try {
    const { pid } = server.process()
    const html = []
    for (let index = 0; index < pages + 2; index++)
      html.push(await invoicePage(address, token, (index + 1) * 10))
    let start
    let before
    for (const [index, content] of html.entries()) {
      if (index === 2) {
        start = performance.now()
        before = cpuOf(pid)
      }
      const page = await browser.newPage()
      await page.setContent(content, { waitUntil: 'load' })
      await page.pdf({ format: 'A4', printBackground: true })
      await page.close()
    }
    return { cpu: (cpuOf(pid) - before) / pages, ms: (performance.now() - start) / pages }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** A plain page with all texts and pictures of such an invoice. */
async function invoicePage(address, token, id) {
  const { results } = JSON.parse((await timed(address, `/api/v1/invoice/${id}`, { token })).bytes)
  const rows = []
  for (const line of results.invoice_products) {
    const { bytes } = await timed(address, `${line.product_image}?size=thumb`, { token })
    rows.push(`<tr><td><img width="50" src="data:image/webp;base64,${bytes.toString('base64')}">
      <td>${line.product_item}<br>${line.product_description ?? ''}<br>${line.notes ?? ''}
      <td>${line.quantity}<td>${line.unit_price}<td>${line.total}`)
  }
  return `<!doctype html><meta charset="utf-8"><style>body{font:8.5pt Vazirmatn,sans-serif}td{padding:4px}</style>
    <h1>${results.invoice_no}</h1><p>${results.customer_name}<br>${results.customer_address}
    <table>${rows.join('')}</table><p>${results.subtotal} ${results.discount} ${results.grand_total}`
}
