import { prepare } from './prepare.mjs'
import { asService } from './service.mjs'

// Runs the health checks and prints a line for each; the exit code is 1 if one failed.
await prepare({ asBuilt: true })
asService()
const { examine } = await import('../dist/server/app/doctor/doctor.server.js')
const findings = await examine(process.env)
for (const { state, text } of findings) console.log(`${state.padEnd(4)}  ${text}`)
process.exit(findings.some(({ state }) => state === 'bad') ? 1 : 0)
