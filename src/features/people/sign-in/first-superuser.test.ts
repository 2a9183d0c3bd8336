import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../../../parts/program/start-error.ts'
import { createTestDatabase } from '../../../kernel/server/testing/database.ts'
import { createFirstSuperuser } from './first-superuser.server.ts'

async function emptyHouse() {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const people = async () => (await pool.query('select from users')).rowCount
  const create = async (password?: string) => createFirstSuperuser(pool, 'owner@pens.example', password)
  return { create, people }
}

test.each(['P@ssw0rd1', 'aaaaaaaa', '١٢٣٤٥٦٧٨', 'inkwell2026', 'owner@pens.example'])(
  'the first superuser gets no password that nobody else may have: %s',
  async (given) => {
    const { create, people } = await emptyHouse()
    const refused = create(given)
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(/^ADMIN_PASSWORD: [^\n]+\.$/)
    expect(await people()).toBe(0)
  },
)

test('gets the given one or one that is made up, and where there are people nothing is looked at', async () => {
  const { create, people } = await emptyHouse()
  expect(await create('paper and ink')).toBe('paper and ink')
  expect(await create('aaaaaaaa')).toBe(null)
  expect(await people()).toBe(1)
  expect(await (await emptyHouse()).create()).toMatch(/^[\w-]{16}$/)
})
