import { setTimeout as sleep } from 'node:timers/promises'
import { apiClient } from '../../src/kernel/server/testing/api-client.ts'

/** An open screen that follows live updates, and is refreshed if some may have been missed. */
export interface OpenScreen {
  /** The time of the last complete refresh. */
  refreshedAt: number
}

/** Browsers spread their requests over this time. */
const spreadMs = 2000

/** Keeps a stream open like the web app, until the work is over. */
export function openScreen(address: string, token: () => string, isOver: () => boolean): OpenScreen {
  const screen = { refreshedAt: 0 }
  const refresh = async (afterMs: number) => {
    await sleep(afterMs, undefined, { ref: false })
    const answer = await apiClient(address, token())
      .get('/customer?page_size=10')
      .catch(() => undefined)
    if (answer?.status === 200) screen.refreshedAt = Date.now()
    else if (!isOver()) void refresh(500)
  }
  void (async () => {
    while (!isOver()) {
      try {
        const response = await apiClient(address, token()).fetch('/api/v1/live')
        if (!response.ok || !response.body) throw new Error(`The stream was refused: ${response.status}`)
        void refresh(0)
        const decoder = new TextDecoder()
        for await (const bytes of response.body) {
          const isGap = decoder.decode(bytes, { stream: true }).includes('event: gap')
          if (isGap) void refresh(Math.random() * spreadMs)
        }
      } catch {
        // The web app reconnects in the same way.
      }
      await sleep(500, undefined, { ref: false })
    }
  })()
  return screen
}

/** Reads a list repeatedly; reports the reads between two times. */
export class Reader {
  slowestMs = 0
  served = 0
  refused = 0

  async read(address: string, token: () => string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const begun = Date.now()
      const answer = await apiClient(address, token())
        .get('/customer?page_size=10')
        .catch(() => undefined)
      if (answer && answer.status !== 200 && answer.status !== 503) {
        throw new Error(`A list was answered ${answer.status} ${JSON.stringify(answer.body)}`)
      }
      if (answer?.status === 200) {
        this.served++
        this.slowestMs = Math.max(this.slowestMs, Date.now() - begun)
      } else this.refused++
      await sleep(100)
    }
  }

  reset(): void {
    Object.assign(this, { slowestMs: 0, served: 0, refused: 0 })
  }
}
