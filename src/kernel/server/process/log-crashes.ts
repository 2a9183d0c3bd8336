import { exitNow } from './exit-now.ts'
import { logLine } from './log-line.ts'

/** Writes Node.js's own warnings as lines of the log, and an uncaught error, which still ends the process. */
export function logCrashes(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => process.stderr.write(logLine('warn', `${name}: ${message}`)))
  process.on('uncaughtException', (error) => {
    process.stderr.write(logLine('fatal', error.stack ?? String(error)))
    exitNow(1)
  })
}
