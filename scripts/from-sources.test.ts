import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromSources } from './from-sources.mjs'

test('a loaded module may import sources and packages dynamically', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'later.ts'), `export const words: string = 'as was promised'`)
  const drill = join(folder, 'drill.ts')
  writeFileSync(
    drill,
    `export async function run(): Promise<string> {
      const { readFile } = await import('node:fs/promises')
      const { words } = await import('./later.ts')
      return words + ' ' + typeof readFile
    }`,
  )
  const answer = await fromSources(drill, async ({ run }: { run: () => Promise<string> }) => await run())
  expect(answer).toBe('as was promised function')
})
