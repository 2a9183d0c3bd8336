import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepRunning } from './keep-running.mjs'

/** Runs a program of these lines with short pauses; returns the output and the exit code. */
async function kept(lines: string, quietMs = 60_000) {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'program.mjs')
  const times = join(folder, 'times')
  const before = `import { appendFileSync, statSync } from 'node:fs'
    appendFileSync(${JSON.stringify(times)}, 'x')
    const time = statSync(${JSON.stringify(times)}).size\n`
  writeFileSync(program, before + lines)
  const printed: string[] = []
  const code = await keepRunning(program, (line: string) => printed.push(line), {
    shortestMs: 10,
    longestMs: 40,
    quietMs,
    failed: { shortestMs: 20, longestMs: 50 },
  })
  return { code, printed }
}

const afterReady = (end: string) => `process.send('ready', () => { ${end} })`
const line = (how: string, seconds: number) =>
  `Inkwell has ended unexpectedly (${how}); starting it again in ${seconds} s`

test('a program that ends before it was ready is not restarted, and its exit code is returned', async () => {
  expect(await kept('process.exit(1)')).toEqual({ code: 1, printed: [] })
})

test('a failed upgrade is retried, later each time', async () => {
  const { code, printed } = await kept('process.exit(time === 5 ? 1 : 75)')
  expect(code).toBe(1)
  const again = (seconds: number) => `It is tried again in ${seconds} s`
  expect(printed).toEqual([again(0.02), again(0.04), again(0.05), again(0.05)])
})

test('a program that was asked to end is not restarted', async () => {
  expect(await kept(afterReady('process.exit(0)'))).toEqual({ code: 0, printed: [] })
})

test('a program that a hung folder blocks kills itself, and its reported exit code is returned', async () => {
  const hung = "process.send('ended 0', () => process.kill(process.pid, 'SIGKILL'))"
  expect(await kept(`if (time === 1) ${afterReady('process.exit(3)')}\nelse ${hung}`)).toEqual({
    code: 0,
    printed: [line('exit code 3', 0.01)],
  })
})

test('pauses double up to the longest, also if the program never gets ready again', async () => {
  const { code, printed } = await kept(
    `if (time === 1) ${afterReady("process.kill(process.pid, 'SIGKILL')")}
    else process.exit(time === 5 ? 0 : 3)`,
  )
  expect(code).toBe(0)
  expect(printed).toEqual([
    line('SIGKILL', 0.01),
    line('exit code 3', 0.02),
    line('exit code 3', 0.04),
    line('exit code 3', 0.04),
  ])
})

test('after a minute of running the pause is short again', async () => {
  const { printed } = await kept(afterReady('process.exit(time === 3 ? 0 : 3)'), 1)
  expect(printed).toEqual([line('exit code 3', 0.01), line('exit code 3', 0.01)])
})
