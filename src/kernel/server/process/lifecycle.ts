import { leave, leaveSoon } from './leave.ts'

const limitMs = 10_000
const parentCheckMs = 1000

/**
 * Ends the process in good order: SIGTERM, Ctrl-C, or the death of what looks after it (of npm, which does not always
 * hand a signal on, or of the process that starts it again after a crash) runs `stop` once and exits with code 0, or with 1 when it fails. A second signal
 * exits at once, and whatever still hangs after 10 seconds is cut off. Answers how to begin it from within, and why.
 */
export function onShutdown(stop: () => Promise<void>, log: (line: string) => void): (reason: string) => void {
  // A shell that starts it in the background may well end before it.
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
      leave(1)
    }, limitMs - 500).unref()
    try {
      await stop()
      await leaveSoon(0)
    } catch (error) {
      log(`Stopping failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      await leaveSoon(1)
    }
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (ending) return leave(1)
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
