import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is wrong with what is on screen now. In the dark only the colours differ. */
export async function problemsOf(page: Page, screen: string): Promise<string[]> {
  const large = await tooLarge(page, screen)
  const light = await violations(page, { runOnly: { type: 'tag', values: guidelines } })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  const dark = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [
    ...large,
    ...light.map((problem) => `${screen}: ${problem}`),
    ...dark.map((problem) => `${screen} in the dark: ${problem}`),
  ]
}

/** What is wider than the window, or higher than two lines where a list shows its rows as cards. */
export async function tooLarge(page: Page, screen: string): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const highCards = await page
    .locator('[data-cards] tr[tabindex]')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().height > 80).length)
  return [
    ...(wide > 0 ? [`${screen} is ${wide} px too wide`] : []),
    ...(highCards > 0 ? [`${screen} has ${highCards} cards of more than two lines`] : []),
  ]
}

/**
 * Colours that fade into one another would be measured half-way, so nothing moves. Nothing stays in sight either: what
 * lies under a bar just now is a target whose size depends on how long the page happens to be.
 */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe)
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue
      element.style.position = 'relative'
      element.style.inset = 'auto'
    }
  })
  const results = await page.evaluate(async (given) => {
    const { axe } = window as typeof window & { axe: { run(options: RunOptions): Promise<AxeResults> } }
    return axe.run({ ...given, resultTypes: ['violations'] })
  }, options)
  return results.violations.map(
    ({ id, nodes }) =>
      `${id} at ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
  )
}
