import type { DisplayText } from '../../../i18n/messages.ts'
import { currentTranslate } from '../language/language.ts'

/**
 * Opens a PDF in a new window and prints it once it is loaded. The window must be opened within the click, before the
 * PDF is requested: later, browsers block it as a pop-up. Throws what `load` throws, and `WindowBlocked` if the browser
 * opens no window; on failure the window is closed again.
 */
export async function printPdf(title: DisplayText, load: () => Promise<File>): Promise<void> {
  const view = open('', '_blank')
  if (!view) throw new WindowBlocked()
  write(view, currentTranslate()(title), currentTranslate()('Loading…'))
  try {
    const pdf = await load()
    // The user may have closed the window in order not to print.
    if (!view.closed) show(view, pdf)
  } catch (error) {
    view.close()
    throw error
  }
}

/** The browser blocked a new window. */
export class WindowBlocked extends Error {
  readonly displayText = 'Your browser blocked the new window. Allow pop-ups for this page and try again.'

  constructor() {
    super('The browser opened no window')
    this.name = 'WindowBlocked'
  }
}

function write(view: Window, title: string, text: string): void {
  const { document } = view
  document.title = title
  document.body.style.cssText = 'margin: 0; font: 1rem system-ui, sans-serif'
  const line = document.createElement('p')
  line.style.margin = '1.5rem'
  line.textContent = text
  document.body.replaceChildren(line)
}

/** In an iframe, since a window that shows a PDF directly fires no load event. */
function show(view: Window, pdf: Blob): void {
  const address = URL.createObjectURL(pdf)
  const frame = view.document.createElement('iframe')
  frame.title = view.document.title
  frame.style.cssText = 'display: block; width: 100%; height: 100vh; border: 0'
  frame.addEventListener('load', () => frame.contentWindow?.print())
  frame.src = address
  view.document.body.replaceChildren(frame)
  view.addEventListener('pagehide', () => URL.revokeObjectURL(address))
}
