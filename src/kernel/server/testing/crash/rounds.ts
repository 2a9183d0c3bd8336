import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../database/embedded/processes.ts'
import type { StartSubject, Subject } from './subject.ts'
import { kill, processesOn, type Victim, victims } from './victims.ts'

/** What came of it. */
export interface CrashReport {
  acknowledged: number
  slowestStartMs: number
}

const patienceMs = 30_000

/**
 * Kills a subject and its database server again and again at random moments under load, in changing
 * combinations and sometimes during its start, and starts it anew each time. Throws when a write that was
 * acknowledged is missing, when it does not start or come back, or when something is left over at the end.
 * `dataDir` must be a real path.
 */
export async function crashRounds(
  rounds: number,
  dataDir: string,
  start: StartSubject,
  say: (line: string) => void,
): Promise<CrashReport> {
  const written: string[] = []
  let slowestStartMs = 0

  async function startAndCheck(): Promise<Subject> {
    const before = Date.now()
    const subject = start(dataDir)
    await within(subject.ready, 'the start')
    slowestStartMs = Math.max(slowestStartMs, Date.now() - before)
    const missing = await within(subject.missing(written), 'the check')
    if (missing.length > 0)
      throw new Error(`${missing.length} of ${written.length} acknowledged writes are lost`)
    return subject
  }

  async function killUnderLoad(victim: Victim): Promise<void> {
    const subject = await startAndCheck()
    subject.load((id) => written.push(id))
    await sleep(100 + Math.random() * 900)
    kill(victim, subject.pid, dataDir)
    if (!victim.includes('node') && victim !== 'everything') {
      const before = written.length
      const goesOn = await until(() => written.length > before + 50, patienceMs)
      if (!goesOn) throw new Error(`No write came through after ${victim} had been killed`)
      kill('everything', subject.pid, dataDir)
    }
    await within(subject.ended, 'the end')
  }

  async function killWhileStarting(): Promise<void> {
    const subject = start(dataDir)
    await sleep(Math.random() * 700)
    kill(Math.random() < 0.5 ? 'everything' : 'node', subject.pid, dataDir)
    await within(subject.ended, 'the end')
  }

  for (let round = 1; round <= rounds; round++) {
    const victim = victims[(round - 1) % victims.length] ?? 'everything'
    const duringStart = round % 3 === 0
    if (duringStart) await killWhileStarting()
    await killUnderLoad(victim)
    say(
      `${round}/${rounds} killed ${victim}${duringStart ? ', and during a start' : ''}: ${written.length} writes kept`,
    )
    if (Math.random() < 0.5) await sleep(Math.random() * 500)
  }

  const last = await startAndCheck()
  process.kill(last.pid, 'SIGTERM')
  const code = await within(last.ended, 'the stop')
  if (code !== 0) throw new Error(`It ended with ${code} when asked to stop`)
  if (!(await until(() => processesOn(dataDir).length === 0, 2000)))
    throw new Error('Processes are left over')
  return { acknowledged: written.length, slowestStartMs }
}

async function within<T>(work: Promise<T>, name: string): Promise<T> {
  const timer = new AbortController()
  const limit = sleep(patienceMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${name} takes longer than ${patienceMs / 1000} s`)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    timer.abort()
    limit.catch(() => {})
  }
}
