import type { Page } from '@playwright/test'

declare global {
  /** The texts of the page's live regions that no journey has expected yet; undefined before the page is loaded. */
  var toastsInPage: string[] | undefined
}

/**
 * Runs in the page: a success toast is shown for a second, so it is recorded for journeys that look later on a busy
 * machine.
 */
export function recordToasts(): void {
  const toasts: string[] = []
  globalThis.toastsInPage = toasts
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return
    const regions = node.closest('[role="status"]') ? [node] : [...node.querySelectorAll('[role="status"]')]
    toasts.push(...regions.map(({ textContent }) => textContent))
  }
  const listener = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) keep(node)
  })
  listener.observe(document, { childList: true, subtree: true })
}

/** Waits for a toast; each can be expected once. */
export async function expectToast(page: Page, message: string | RegExp): Promise<void> {
  const { source, flags } =
    typeof message === 'string' ? new RegExp(message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i') : message
  await page.waitForFunction(
    (wanted) => {
      const pattern = new RegExp(wanted.source, wanted.flags)
      const isWanted = (text: string) => pattern.test(text.trim().replaceAll(/\s+/g, ' '))
      const toasts = globalThis.toastsInPage ?? []
      const shown = [...document.querySelectorAll('[role="status"]')].filter((each) => each.checkVisibility())
      if (![...toasts, ...shown.map(({ textContent }) => textContent)].some(isWanted)) return false
      toasts.splice(0, toasts.length, ...toasts.filter((text) => !isWanted(text)))
      return true
    },
    { source, flags },
    { timeout: 60_000 },
  )
}
