import { expect, test } from 'vitest'
import { startTestInkwell } from '../../testing/inkwell.ts'
import { aUser } from '../../../features/people/testing/a-user.ts'
import { runHistories } from '../../../../trials/histories/histories.ts'

const inkwell = await startTestInkwell()
const { username: another } = await aUser(inkwell.pool, { role: 'admin', is_superuser: true })

// trials/histories.mjs runs many more. A difference is reported with the seed of its history.
test(
  'after random histories of all actions the product equals a model, today and on ten past days',
  { timeout: 120_000 },
  async () => {
    const signIn = async () => [await inkwell.as('superuser'), await inkwell.signIn(another)] as const
    const { done } = await runHistories(
      { pool: inkwell.pool, signIn },
      { histories: 3, actions: 30, seed: 26 },
    )
    // Makes sure that enough actions succeeded.
    expect(done.get('receipt') ?? 0).toBeGreaterThan(5)
  },
)
