import { command, terminal } from './command.mjs'
import { prepare } from './prepare.mjs'

const usage = 'Usage: npm run upgrade-database [-- --programs FOLDER]'

// Upgrades the embedded database to the version of PostgreSQL in this Inkwell.
await command(
  usage,
  { named: ['programs'], fits: ({ files }) => files.length === 0 },
  async ({ programs }) => {
    await prepare({ asBuilt: true })
    const { upgradeDatabase } = await import('../dist/server/app/commands/upgrade-database.server.js')
    console.log(await upgradeDatabase(process.env, programs, terminal()))
  },
)
