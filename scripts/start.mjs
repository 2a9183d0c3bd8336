import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.mjs'
import { prepare } from './prepare.mjs'

await prepare({ serves: true })
process.env.NODE_ENV ??= 'production'
const { logLine } = await import('../dist/server/kernel/server/process/log-line.js')
const program = fileURLToPath(new URL('../dist/server/app/server.js', import.meta.url))
process.exitCode = await keepRunning(program, (line) => process.stderr.write(logLine('warn', line)))
