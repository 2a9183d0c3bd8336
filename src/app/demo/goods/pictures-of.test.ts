import { expect, test, vi } from 'vitest'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'

test('several drawings become pictures in a program that has not read a picture before', async () => {
  vi.resetModules()
  const { picturesOf } = await import('./pictures-of.server.ts')
  expect(await picturesOf([drawing, drawing])).toHaveLength(2)
})
