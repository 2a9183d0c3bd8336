import { expect, type Page } from '@playwright/test'

/**
 * Expects that Print opens a window with the PDF. Blobs cannot be read from the browser, so the journey requests the
 * file itself; `address` is where it must come from, `print` the label of the button.
 */
export async function expectPdf(page: Page, address: RegExp, print = 'Print'): Promise<void> {
  const answered = page.waitForResponse(address)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: print, exact: true }).click()
  const [response, popup] = await Promise.all([answered, opened])
  await expect(popup.locator('iframe')).toHaveAttribute('src', /^blob:/)
  await popup.close()
  const headers = { authorization: (await response.request().headerValue('authorization')) ?? '' }
  const pdf = await (await page.request.get(response.url(), { headers })).body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(10_000)
}
