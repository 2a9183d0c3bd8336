import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runLimited } from './limited-process.ts'

const limits = { memoryMb: 200, heapMb: 100, processorSeconds: 20, seconds: 20 }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limited-'))
})
afterAll(async () => rm(folder, { recursive: true }))

async function run(program: string, own: Partial<typeof limits> = {}): Promise<string | undefined> {
  const file = join(folder, `${Math.random()}.mjs`)
  await writeFile(file, program)
  return (await runLimited(file, Buffer.from('in'), { ...limits, ...own }))?.toString()
}

test('a process’s output is returned, and its environment is empty', async () => {
  const program = `process.stdin.pipe(process.stdout); process.stdout.write(Object.keys(process.env).join())`
  expect(await run(program)).toMatch(/^MALLOC_ARENA_MAX(,PWD)?(,_|,OLDPWD|,SHLVL)*in$/)
})

test('a crashing process returns nothing', async () => {
  expect(await run(`process.stdout.write('half'); throw new Error()`)).toBeUndefined()
})

// macOS does not enforce such a limit.
test.runIf(process.platform === 'linux')(
  'the system limits its memory, whatever its heap size, and the process cannot raise it',
  async () => {
    const taken = (howMuch: number) => `
      const kept = []
      for (let mb = 0; mb < ${howMuch}; mb++) kept.push(Buffer.alloc(1024 * 1024, 1))
      process.stdout.write('taken')`
    expect(await run(taken(60))).toBe('taken')
    expect(await run(taken(400))).toBeUndefined()
    expect(await run(taken(400), { memoryMb: 600 })).toBe('taken')
  },
)

test('a process that computes or waits for too long is ended', async () => {
  expect(await run(`for (;;);`, { processorSeconds: 1 })).toBeUndefined()
  expect(await run(`setTimeout(() => {}, 60_000)`, { seconds: 1 })).toBeUndefined()
})
