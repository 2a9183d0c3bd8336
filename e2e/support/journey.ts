import { type BrowserContext, expect, test as plain } from '@playwright/test'
import { recordToasts } from './toasts.ts'

/** The browser's own console message for a lost network or an error status. */
const failedRequest = /Failed to load resource/

/**
 * A journey that fails if any of its windows writes an error or a warning to the console. Journeys with failing calls
 * set `callsMayFail`.
 */
export const test = plain.extend<{ callsMayFail: boolean; quiet: void }>({
  callsMayFail: [false, { option: true }],
  quiet: [
    async ({ browser, browserName, context, callsMayFail }, run) => {
      if (browserName === 'firefox') await context.addInitScript(typeAsPeopleDo)
      const logged: string[] = []
      const listen = (to: BrowserContext) => {
        void to.addInitScript(recordToasts)
        to.on('console', (message) => {
          if (!['error', 'warning'].includes(message.type())) return
          if (callsMayFail && failedRequest.test(message.text())) return
          logged.push(`${message.type()}: ${message.text()} (${message.page()?.url() ?? 'no page'})`)
        })
        to.on('weberror', (error) => logged.push(`uncaught: ${error.error().stack ?? error.error().message}`))
      }
      listen(context)
      browser.on('context', listen)
      await run()
      browser.off('context', listen)
      expect(logged, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page: makes Playwright insert text with the events of typing; otherwise the form would not notice it. */
function typeAsPeopleDo() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
}
