import { expect, test } from 'vitest'
import { withOneMoreTry } from './try-again.mjs'

const green = { passed: 10, failed: 0, files: [], failures: [], output: '' }
const red = { passed: 9, failed: 1, files: ['a.test.ts'], failures: ['a: 1'], output: 'first' }

/** A run with these outcomes, one per call; records the files asked for. */
function running(...outcomes: (typeof red | typeof green)[]) {
  const asked: string[][] = []
  const run = async (files: string[]) => {
    asked.push(files)
    return outcomes[asked.length - 1]
  }
  return { run, asked }
}

test('tests that pass at once are not repeated', async () => {
  const { run, asked } = running(green)
  expect(await withOneMoreTry(run)).toBe(green)
  expect(asked).toEqual([[]])
})

test('a failed file is repeated alone, and reported as unsteady if it passes then', async () => {
  const { run, asked } = running(red, { ...green, passed: 4 })
  expect(await withOneMoreTry(run)).toMatchObject({ passed: 10, failed: 0, unsteady: ['a: 1'] })
  expect(asked).toEqual([[], ['a.test.ts']])
})

test('tests that fail twice have failed', async () => {
  const { run } = running(red, { ...red, failures: ['a: 2'], output: 'second' })
  expect(await withOneMoreTry(run)).toMatchObject({
    passed: 9,
    failed: 1,
    failures: ['a: 2'],
    unsteady: ['a: 1'],
    output: 'second',
  })
})

test('a run with an error outside of tests is repeated as a whole', async () => {
  const { run, asked } = running({ ...red, files: [], failures: [] }, green)
  expect(await withOneMoreTry(run)).toMatchObject({
    passed: 10,
    failed: 0,
    unsteady: [expect.stringMatching(/no test/)],
  })
  expect(asked).toEqual([[], []])
})

test('many failed files are not repeated', async () => {
  const many = { ...red, files: Array.from({ length: 6 }, (_, index) => `${index}.test.ts`) }
  const { run, asked } = running(many)
  expect(await withOneMoreTry(run)).toBe(many)
  expect(asked).toHaveLength(1)
})
