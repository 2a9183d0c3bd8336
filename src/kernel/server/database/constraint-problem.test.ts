import { afterAll, expect, test } from 'vitest'
import { Problem } from '../../contract/problem.ts'
import { createTestDatabase } from '../testing/database.ts'
import { problemFromDatabase } from './constraint-problem.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

/** What people are told of a statement that the database refuses. */
async function refusalOf(statement: string): Promise<Problem['details']['errors']> {
  const error: unknown = await pool.query(statement).catch((refused: unknown) => refused)
  return problemFromDatabase(error)?.details.errors
}

test('a rule of the database that is checked late says what it refuses, as those that refuse at once', async () => {
  const said = 'Dinars are whole.'
  const raised = `raise exception '${said}' using errcode = 'check_violation', table = 'a', constraint = 'a_field'`
  expect(await refusalOf(`do $$ begin ${raised}; end $$`)).toEqual({ field: [{ key: said, values: {} }] })
})

test('a condition of a table has no words of its own', async () => {
  await pool.query('create table thing (count integer constraint thing_count check (count > 0))')
  expect(await refusalOf('insert into thing values (0)')).toEqual({ count: ['This value is not allowed.'] })
})
