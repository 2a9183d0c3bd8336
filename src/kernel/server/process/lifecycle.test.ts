import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../../../parts/program/testing/bundle.ts'

let folder: string
let program: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkwell-lifecycle-'))
  program = await bundle('src/kernel/server/testing/run-until-stopped.ts', folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Running {
  child: ChildProcess
  /** The program's own process id; a shell may be its parent. */
  pid: number
  shown(): string
  ended: Promise<number | null>
}

async function run(command: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  })
  let output = ''
  child.stdout.on('data', (piece) => (output += piece))
  // "close" and not "exit": by then all output has arrived and grandchildren have ended too.
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  await expect.poll(() => output).toContain('running')
  const pid = Number(/running (\d+)/.exec(output)?.[1])
  return { child, pid, shown: () => output.replace(/running \d+\n/, ''), ended }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s runs the stop once and exits with 0', async (signal) => {
  const { child, shown, ended } = await run(process.execPath, [program, '50'])
  child.kill(signal)
  expect(await ended).toBe(0)
  expect(shown()).toBe(`Stopping: ${signal}\nstopped\n`)
})

test('a second Ctrl-C does not wait', async () => {
  const { child, shown, ended } = await run(process.execPath, [program, '60000'])
  child.kill('SIGINT')
  await expect.poll(shown).toContain('Stopping')
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(shown()).not.toContain('stopped')
})

// Tests that wait run at the same time.
test.concurrent('a hanging stop is cut off', async () => {
  const { child, shown, ended } = await run(process.execPath, [program, '3600000'])
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(shown()).not.toContain('stopped')
})

test.runIf(process.platform === 'linux')('a folder that never responds does not delay the stop', async () => {
  // Nobody writes into this pipe, so opening it waits for ever, like a call to an unreachable disk.
  const pipe = join(folder, 'nobody-writes')
  execFileSync('mkfifo', [pipe])
  const { child, shown, ended } = await run(process.execPath, [program, '50', pipe])
  child.kill('SIGTERM')
  expect(await ended).toBe(null)
  expect(child.signalCode).toBe('SIGKILL')
  expect(shown()).toBe('Stopping: SIGTERM\nstopped\n')
})

const inShell = ['-c', '"$0" "$@" & wait', process.execPath]

test.concurrent('the process stops when the npm that started it is killed', async () => {
  const { child, shown, ended } = await run('/bin/sh', [...inShell, program, '50'], {
    npm_lifecycle_event: 'start',
  })
  child.kill('SIGKILL')
  await ended
  expect(shown()).toMatch(/^Stopping: what started it .*\nstopped\n$/)
})

test.concurrent('the process continues when the shell that started it in the background ends', async () => {
  const { child, pid, shown, ended } = await run('/bin/sh', [...inShell, program, '50'])
  child.kill('SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(shown()).toBe('')
  process.kill(pid)
  await ended
})
