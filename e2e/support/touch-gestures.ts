import type { CDPSession, Page } from '@playwright/test'

interface Place {
  x: number
  y: number
}

/** The number of moves of a finger and the time between them, about those of a real one. */
const steps = 12
const stepMs = 16

/** A finger on a touch screen: the browser itself gets the touches, and scrolls or cancels as for a real one. */
export class Finger {
  readonly #page: Page
  readonly #session: CDPSession
  #at: Place = { x: 0, y: 0 }

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }

  async down(at: Place): Promise<void> {
    this.#at = at
    await this.#touch('touchStart')
  }

  async moveTo(to: Place): Promise<void> {
    const from = this.#at
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      this.#at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await this.#touch('touchMove')
      await this.#page.waitForTimeout(stepMs)
    }
  }

  async up(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  async #touch(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...this.#at, id: 1 }] })
  }
}
