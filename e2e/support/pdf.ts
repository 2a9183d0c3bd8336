import { expect, type Page } from '@playwright/test'

/**
 * Print opens a window and shows the PDF in it. The browser hands out no blobs, so the journey asks for its own;
 * `address` is where the PDF must come from, `print` what the button says.
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
