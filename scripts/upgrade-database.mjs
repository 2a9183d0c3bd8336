import { parseArgs } from 'node:util'
import { terminal } from './command.mjs'
import { prepare } from './prepare.mjs'

// Moves the embedded database to the version of PostgreSQL that this Inkwell brings.
await prepare()
const { upgradeDatabase } = await import('../dist/server/app/upgrade-database.server.js')
try {
  const { values } = parseArgs({ options: { programs: { type: 'string' } } })
  console.log(await upgradeDatabase(process.env, values.programs, terminal()))
} catch (error) {
  const isForPeople = error.name === 'StartError' || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
}
