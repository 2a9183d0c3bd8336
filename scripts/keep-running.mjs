import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const usualPauses = {
  shortestMs: 1000,
  longestMs: 30_000,
  quietMs: 60_000,
  // Of a start that failed: each try may read all of the database.
  failed: { shortestMs: 60_000, longestMs: 3_600_000 },
}
/** The exit code of a start that may do at another time, such as an upgrade that has failed. */
const tryLater = 75
const parentCheckMs = 1000

/**
 * Runs a program that says when it is ready, and runs it again whenever it ends by itself after that: after a second,
 * then twice as long each time up to half a minute, and after a second again once it has run for a minute. One that ends
 * before it was ever ready has said why, and would say it again; but an upgrade that failed is tried again, after a
 * minute, then twice as long each time up to an hour. Signals go on to the program; the answer is its last
 * exit code.
 */
export async function keepRunning(program, say, pauses = usualPauses) {
  let child
  let stopping = false
  let wasReady = false
  let pauseMs = pauses.shortestMs
  let failedPauseMs = pauses.failed.shortestMs
  const waking = new AbortController()

  function end(signal) {
    stopping = true
    waking.abort()
    child?.kill(signal)
  }
  const signals = ['SIGTERM', 'SIGINT']
  for (const signal of signals) process.on(signal, end)
  // npm does not always hand a signal on before it is gone.
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent && !stopping) end('SIGTERM')
  }, parentCheckMs)
  timer.unref()

  /** Its exit code or the signal that ended it. */
  function runOnce() {
    return new Promise((resolve) => {
      child = spawn(process.execPath, ['--enable-source-maps', program], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Else Ctrl-C in the terminal would reach it twice.
        detached: true,
      })
      let endedCode
      child.on('message', (word) => {
        // One that a hung folder would hold for ever kills itself, and says before how it ends (kernel/server/process/leave.ts).
        const [, told] = /^ended (\d+)$/.exec(word) ?? []
        if (told === undefined) wasReady = true
        else endedCode = Number(told)
      })
      child.once('error', (error) => resolve({ code: 1, how: error.message }))
      child.once('exit', (code, signal) => {
        const ended = code ?? endedCode ?? null
        resolve({ code: ended, how: ended === null ? signal : `exit code ${ended}` })
      })
    })
  }

  async function pauseFor(ms, words) {
    say(`${words} in ${ms / 1000} s`)
    await sleep(ms, undefined, { signal: waking.signal }).catch(() => {})
  }

  try {
    for (;;) {
      const since = Date.now()
      const { code, how } = await runOnce()
      if (!stopping && !wasReady && code === tryLater) {
        await pauseFor(failedPauseMs, 'It is tried again')
        failedPauseMs = Math.min(failedPauseMs * 2, pauses.failed.longestMs)
        if (stopping) return 0
        continue
      }
      if (stopping || !wasReady || code === 0) return code ?? 1
      if (Date.now() - since > pauses.quietMs) pauseMs = pauses.shortestMs
      await pauseFor(pauseMs, `Inkwell has ended unexpectedly (${how}); starting it again`)
      if (stopping) return 0
      pauseMs = Math.min(pauseMs * 2, pauses.longestMs)
    }
  } finally {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, end)
  }
}
