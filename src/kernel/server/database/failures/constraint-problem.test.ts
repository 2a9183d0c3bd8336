import { afterAll, expect, test } from 'vitest'
import { Problem } from '../../../contract/problem.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { problemFromDatabase } from './constraint-problem.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

/** The field errors of a statement that the database refuses. */
async function refusalOf(statement: string): Promise<Problem['details']['errors']> {
  const error: unknown = await pool.query(statement).catch((refused: unknown) => refused)
  return problemFromDatabase(error)?.details.errors
}

test('a database constraint gives its message with formatted values', async () => {
  const values = `jsonb_build_object('name', 'Box {day}', 'day', format_day('2026-10-31'))`
  const rule = `select refuse('a', 'field', '{name} is closed for {day}. Enter a later date, or ask a superuser to reopen the day.', ${values})`
  expect(await refusalOf(rule)).toEqual({
    field: [
      {
        key: '{name} is closed for {day}. Enter a later date, or ask a superuser to reopen the day.',
        values: { name: 'Box {day}', day: '31/10/2026' },
      },
    ],
  })
  const amounts = `jsonb_build_object('amount', format_amount(1200.5, 'USD'), 'left', format_amount(131000, 'IQD'), 'name', 'A')`
  const refund = await refusalOf(
    `select refuse('a', 'field', 'Refund of {amount} exceeds the unapplied credit of {name}. Enter {left} or less.', ${amounts})`,
  )
  expect(refund).toMatchObject({
    field: [{ values: { amount: 'USD\u00a01,200.50', left: 'IQD\u00a0131,000', name: 'A' } }],
  })
  const quantities = `jsonb_build_object('quantity', format_quantity(1250.00))`
  expect(
    await refusalOf(
      `select refuse('a', 'field', 'Quantity cannot be less than the {quantity} already credited.', ${quantities})`,
    ),
  ).toEqual({
    field: [
      { key: 'Quantity cannot be less than the {quantity} already credited.', values: { quantity: '1,250' } },
    ],
  })
})

test('a user of psql gets the message in English', async () => {
  const values = `jsonb_build_object('count', 3, 'day', format_day('2026-10-31'), 'sum', format_amount(1200.5, 'USD'))`
  const rule = `select refuse('a', 'field', '{count} on {day}, {sum}.', ${values})`
  await expect(pool.query(rule)).rejects.toThrow('3 on 31/10/2026, USD\u00a01,200.50.')
  // A text that no catalog contains is shown as it is.
  expect(await refusalOf(`select refuse('a', 'field', 'Some day.')`)).toEqual({
    field: [{ key: '{text}', values: { text: 'Some day.' } }],
  })
})

test('a confirmation is a refusal with the flag that confirms it, and no refusal once the flag is set', async () => {
  const asks = `select ask_confirmation('a', 'field', 'dark', 'Is it {what}?', jsonb_build_object('what', 'night'))`
  const error: unknown = await pool.query(asks).catch((refused: unknown) => refused)
  expect(problemFromDatabase(error)).toMatchObject({
    code: 'validation_failed',
    details: { errors: { field: [expect.anything()] }, unless: { field: 'dark' } },
  })
  const message = (flags: string) =>
    pool.query(`set inkwell.meant = '${flags}'; ${asks}; reset inkwell.meant`)
  await expect(message('bright')).rejects.toThrow('Is it night?')
  await expect(message('bright dark')).resolves.toBeDefined()
})

test('a check constraint of a table gives a general message', async () => {
  await pool.query('create table thing (count integer constraint thing_count check (count > 0))')
  expect(await refusalOf('insert into thing values (0)')).toEqual({ count: ['This value is not allowed.'] })
})
