import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const colours = ['color-contrast', 'link-in-text-block']

/**
 * The problems of the current screen. In the dark scheme only colours differ. The last scheme stays for the next
 * screen, so half of the screens are checked completely in light, half in dark.
 */
export async function problemsOf(page: Page, screen: string): Promise<string[]> {
  const large = await tooLarge(page, screen)
  await prepare(page)
  const first = await schemeOf(page)
  // A menu stands beside the landmarks of the page, as its pattern asks.
  const hasMenu = await page.getByRole('menu').first().isVisible()
  const whole = await violations(page, {
    runOnly: { type: 'tag', values: guidelines },
    rules: { region: { enabled: !hasMenu } },
  })
  const second = first === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: second })
  await expect(page.locator('html')).toHaveAttribute(scheme, second)
  const coloured = await violations(page, { runOnly: colours })
  return [
    ...large,
    ...whole.map((problem) => `${screen} in the ${first}: ${problem}`),
    ...coloured.map((problem) => `${screen} in the ${second}: ${problem}`),
  ]
}

const scheme = 'data-mantine-color-scheme'

async function schemeOf(page: Page): Promise<'light' | 'dark'> {
  return (await page.locator('html').getAttribute(scheme)) === 'dark' ? 'dark' : 'light'
}

/** Elements wider than the window, or list cards higher than two lines. */
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
 * Animations and gradients would be measured half-way, so they are disabled. Sticky elements are as well: what they
 * cover at the moment depends on the length of the page.
 */
async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe)
    await page.addStyleTag({
      content: '*, ::before, ::after { transition: none !important; animation: none !important }',
    })
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue
      element.style.position = 'relative'
      element.style.inset = 'auto'
    }
  })
}

/** The violations of these rules. The frame of the app is skipped if it was checked in the same state. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const violated = await page.evaluate(async (given) => {
    const { axe, framesSeen } = window as typeof window & {
      axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
      framesSeen?: Set<string>
    }
    const seen = framesSeen ?? new Set<string>()
    Object.assign(window, { framesSeen: seen })
    const frame = [...document.querySelectorAll('aside, header')]
    const exclude = frame.filter((part) => {
      const now = [
        JSON.stringify(given),
        document.documentElement.outerHTML.split('>', 1),
        part.outerHTML,
      ].join()
      return seen.has(now) || !seen.add(now)
    })
    // Other results are long and not used.
    return (await axe.run({ exclude }, { ...given, resultTypes: ['violations'] })).violations
  }, options)
  return violated.map(
    ({ id, nodes }) =>
      `${id} at ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
  )
}
