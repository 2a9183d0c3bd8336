import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const usualPauses = {
  shortestMs: 1000,
  longestMs: 30_000,
  quietMs: 60_000,
  // After a failed start: each attempt may read the whole database.
  failed: { shortestMs: 60_000, longestMs: 3_600_000 },
}
/** The exit code of a start that may succeed later, such as a failed upgrade. */
const tryLater = 75
const parentCheckMs = 1000

/**
 * Runs a program that reports when it is ready, and restarts it whenever it ends after that: after a second, doubled
 * each time up to half a minute, and again after a second once it has run for a minute. A program that ends before it
 * was ready is not restarted, since it would fail again; except a failed upgrade, which is retried after a minute,
 * doubled each time up to an hour. Signals are forwarded to the program. Returns its last exit code.
 */
export async function keepRunning(program, print, pauses = usualPauses) {
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
  // npm may end without forwarding the signal.
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent && !stopping) end('SIGTERM')
  }, parentCheckMs)
  timer.unref()

  /** The exit code, or the signal that ended the program. */
  function runOnce() {
    return new Promise((resolve) => {
      child = spawn(process.execPath, ['--enable-source-maps', program], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Otherwise the program would get Ctrl-C of the terminal twice.
        detached: true,
      })
      let endedCode
      child.on('message', (word) => {
        // A program that a hung folder keeps from ending kills itself, after reporting its exit code
        // (kernel/server/process/exit-now.ts).
        const [, reportedCode] = /^ended (\d+)$/.exec(word) ?? []
        if (reportedCode === undefined) wasReady = true
        else endedCode = Number(reportedCode)
      })
      child.once('error', (error) => resolve({ code: 1, how: error.message }))
      child.once('exit', (code, signal) => {
        const ended = code ?? endedCode ?? null
        resolve({ code: ended, how: ended === null ? signal : `exit code ${ended}` })
      })
    })
  }

  async function pauseFor(ms, words) {
    print(`${words} in ${ms / 1000} s`)
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
