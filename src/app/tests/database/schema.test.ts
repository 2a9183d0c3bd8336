import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'
import { schemaOutline } from '../../testing/database/schema-text.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const head = `-- The database as it is today: collations, then tables with their constraints, indexes and triggers, then views, then the names
-- of functions with arguments and results. To be read, and to be searched. Written by src/app/tests/database/schema.test.ts out of
-- the migrated database; what it promises, why, and what its functions do stands in the .sql files beside the features and in the
-- migrations.

`

test('docs/schema.sql matches the migrated database', async () => {
  const place = join(packageRoot, 'docs/schema.sql')
  const now = head + (await schemaOutline(database.pool))
  if (process.env['WRITE_SCHEMA']) await writeFile(place, now)
  const kept = await readFile(place, 'utf8').catch(() => '')
  expect(
    kept === now,
    'Write it anew: WRITE_SCHEMA=1 npx vitest run src/app/tests/database/schema.test.ts',
  ).toBe(true)
})
