import { exitNow, exitSoon } from './exit-now.ts'

const limitMs = 10_000
const parentCheckMs = 1000

/**
 * Ends the process in an orderly way. SIGTERM, Ctrl-C, or the end of its parent (npm, which does not always pass a
 * signal on, or the process that restarts it after a crash) runs `stop` once and exits with code 0, or with 1 if `stop`
 * fails. A second signal exits at once, and after 10 seconds the process exits with what still hangs. Returns a
 * function that begins the end from within, with a reason.
 */
export function onShutdown(stop: () => Promise<void>, log: (line: string) => void): (reason: string) => void {
  // Only npm counts: a shell that starts the process in the background may end first.
  const startedByNpm = process.env['npm_lifecycle_event'] !== undefined
  const parent = process.ppid
  const hasChannel = process.send !== undefined
  const isAlone = () => (hasChannel && !process.connected) || (startedByNpm && process.ppid !== parent)
  let ending = false

  async function end(reason: string): Promise<void> {
    if (ending) return
    ending = true
    clearInterval(timer)
    log(`Stopping: ${reason}`)
    setTimeout(() => {
      log('Stopping takes too long; exiting without waiting for the rest')
      exitNow(1)
    }, limitMs - 500).unref()
    try {
      await stop()
      await exitSoon(0)
    } catch (error) {
      log(`Stopping failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      await exitSoon(1)
    }
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (ending) return exitNow(1)
    void end(signal)
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const timer = setInterval(() => {
    if (isAlone()) void end('what started it is gone')
  }, parentCheckMs)
  timer.unref()
  return (reason) => void end(reason)
}
