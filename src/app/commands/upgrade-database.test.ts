import { expect, test } from 'vitest'
import { upgradeDatabase } from './upgrade-database.server.ts'

// trials/upgrades moves a data folder of the version before.
test('a server of one’s own is left to its own programs', async () => {
  const terminal = { print: () => {}, progress: () => {} }
  const running = upgradeDatabase({ DATABASE_URL: 'postgres://ink@db.example/ink' }, undefined, terminal)
  await expect(running).rejects.toThrow(/^DATABASE_URL is set: [^\n]+\.$/)
})
