import type { Page } from '@playwright/test'
import { sameEverywhere } from '../../src/i18n/testing/same-everywhere.ts'

/** Letters of an English word. */
export const latin = /[A-Za-z]{2}/

/** Document numbers such as INV-2026-00012, and addresses. */
const codes = /\b[A-Z]+-\d{4}-\d+\b|\b\S+@\S+\b|\bhttps?:\S+/g

/** Values within a sentence, which `t` isolates from the words around them. */
const apart = /\u2068[^\u2069]*\u2069/g

/**
 * The visible and accessible texts that contain an English word; `own` are names entered by users, in any language,
 * most of which are marked. A paper may be in another language than the screen: that of its recipient.
 */
export async function leftInEnglish(
  page: Page,
  ownNames: () => Promise<readonly string[]>,
): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const paper = `article[lang]:not([lang="${document.documentElement.lang}"])`
    const names = [...document.querySelectorAll('body *')].flatMap((element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(`[aria-hidden="true"], ${paper}`)
        ? ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')
        : [],
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      const isOurs = parentElement?.closest(`[dir="auto"], bdi, script, style, ${paper}`) === null
      if (isOurs && parentElement.checkVisibility({ visibilityProperty: true }))
        texts.push(node.textContent ?? '')
    }
    return [document.title, ...texts, ...names]
  })
  // Requested after the page was read, since other journeys write all the time.
  const own = await ownNames()
  // Most texts have no such letters, and there are many names.
  return [...new Set(texts)].filter((text) => {
    if (!latin.test(text)) return false
    const ours = own.reduce((rest, mine) => rest.replaceAll(mine, ''), text.replaceAll(apart, ''))
    return latin.test(ours.replaceAll(codes, '').replaceAll(sameEverywhere, ''))
  })
}
