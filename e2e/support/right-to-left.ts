import type { Page } from '@playwright/test'

/**
 * Problems of a right-to-left page with left-to-right content: reversed or broken numbers in a heading, amounts of a
 * list that are not aligned, inputs that would move a character.
 */
export async function turnedRound(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const numbers =
      /\d\d\/\d\d\/\d{4}|\p{Lu}{2,}-\d{4}-\d+|(?:USD|IQD) [-\u2212]?[\d,.]+\d|(?<!\p{L})[-\u2212]\d[\d,.]*|\+\d{6,}/gu
    const range = document.createRange()
    const edgeOf = (node: Node, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    // The ends of amounts in each column of each list; a list of cards has several.
    const ends = new Map<Element, Map<number, Set<number>>>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: number, index } of text.matchAll(numbers)) {
        const first = edgeOf(node, index)
        // A following direction mark is drawn as one with the last character, which then has no position of its own.
        const last = edgeOf(
          node,
          index + number.length - (/^[\u200e\u200f]/.test(text.slice(index + number.length)) ? 2 : 1),
        )
        const sameLine = Math.abs(first.top - last.top) < 4
        if (sameLine && first.left > last.left) wrong.push(`turned round: ${number}`)
        if (!sameLine && parent.closest('h1')) wrong.push(`broken: ${number}`)
        const item = parent.closest('main ul > li')
        if (item?.parentElement && number === text && /\d\.\d\d$/.test(number)) {
          const columns = ends.get(item.parentElement) ?? new Map<number, Set<number>>()
          const column = Math.round(item.getBoundingClientRect().left)
          columns.set(column, (columns.get(column) ?? new Set()).add(Math.round(last.right)))
          ends.set(item.parentElement, columns)
        }
      }
    }
    for (const [list, columns] of ends)
      if ([...columns.values()].some((places) => places.size > 1))
        wrong.push(`amounts that end apart: ${list.textContent?.slice(0, 60)}`)
    for (const input of document.querySelectorAll('input')) {
      const { direction, unicodeBidi } = getComputedStyle(input)
      if (/^[-\d.,/]+$/.test(input.value) && direction === 'rtl' && unicodeBidi !== 'plaintext')
        wrong.push(`typed from the right: ${input.value}`)
    }
    return [...new Set(wrong)]
  })
}
