import { expect, test } from 'vitest'
import { upgradeDatabase } from './upgrade-database.server.ts'

// Moving a data folder of an earlier version is tested by trials/upgrades.
test('an external database server is left to its own programs', async () => {
  const terminal = { print: () => {}, progress: () => {} }
  const running = upgradeDatabase({ DATABASE_URL: 'postgres://ink@db.example/ink' }, undefined, terminal)
  await expect(running).rejects.toThrow(/^DATABASE_URL is set: [^\n]+\.$/)
})
