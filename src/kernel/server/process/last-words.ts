import { leave } from './leave.ts'
import { logLine } from './log-line.ts'

/**
 * Lets what Node.js itself would say in its own form become lines of the log: warnings, and the error that nobody
 * caught, which ends the process as it does otherwise.
 */
export function logLastWords(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => process.stderr.write(logLine('warn', `${name}: ${message}`)))
  process.on('uncaughtException', (error) => {
    process.stderr.write(logLine('fatal', error.stack ?? String(error)))
    leave(1)
  })
}
