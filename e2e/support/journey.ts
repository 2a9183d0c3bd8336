import { type BrowserContext, expect, test as plain } from '@playwright/test'
import { recordToasts } from './toasts.ts'

/** What the browser itself writes into the console for a lost network or for an answer that is no success. */
const failedRequest = /Failed to load resource/

/**
 * A journey that fails when any of its windows writes an error or a warning into the console. Journeys in which calls
 * fail on purpose set `callsMayFail`.
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

/** In the page: what is typed by itself is written into the input unseen by the form, as no person's text is. */
function typeAsPeopleDo() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
}
