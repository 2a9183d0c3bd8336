import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exists, until } from '../../src/parts/embedded-postgres/server/processes.ts'
import { type Api, apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { freeze, kill, offspringOf, processesOn, type Victim, victims } from './victims.ts'
import { type Program, startProgram } from '../../src/app/testing/program.ts'
import { audit } from './audit.ts'
import { isPutOff, Writer } from './writer.ts'

/** The result of the rounds. */
export interface CrashReport {
  acknowledged: number
  /** Writes whose response was lost in a crash and that were resolved afterwards. */
  repeats: number
  slowestStartMs: number
}

const patienceMs = 60_000
const password = 'ink and paper'
const firstPassword = 'for the first day'
const writerCount = 6
const mostWrites = 150

/**
 * Kills the product and its database server repeatedly at random times while writers work over HTTP, and restarts it
 * each time. A round kills a part first, then everything; some rounds also kill during a start. Throws if an
 * acknowledged write is missing or different, if an interrupted write happened partly or twice, if the product does not
 * start or recover, or if a process is left over. Finally the database is frozen for `frozenMs`, during which only 503
 * is allowed. `dataDir` must be a real path.
 */
export async function crashRounds(
  rounds: number,
  program: string,
  dataDir: string,
  print: (line: string) => void,
  frozenMs: number,
): Promise<CrashReport> {
  const writers: Writer[] = []
  let workers: number[] = []
  let latest: Program | undefined
  let slowestStartMs = 0
  const start = () => (latest = startProgram(program, { DATA_DIR: dataDir, ADMIN_PASSWORD: password }))
  const acknowledged = () => writers.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0)

  async function startAndAudit(): Promise<Program> {
    const before = Date.now()
    const running = start()
    const address = await within(running.ready, 'The start')
    slowestStartMs = Math.max(slowestStartMs, Date.now() - before)
    if (writers.length === 0) writers.push(...(await createWriters(address)))
    await within(Promise.all(writers.map((writer) => writer.enter(address))), 'Going on')
    await within(audit(writers), 'The audit')
    if (!(await until(() => !workers.some(exists), patienceMs)))
      throw new Error('Processes of a killed server are left over')
    return running
  }

  async function crashUnderLoad(victim: Victim): Promise<void> {
    const running = await startAndAudit()
    const work = Promise.all(writers.map((writer) => writer.work()))
    // Awaited below; an earlier failure must not count as unhandled.
    work.catch(() => {})
    // A number of writes, not a time, so that a slow machine has as much to lose as a fast one.
    const killAfter = acknowledged() + randomInt(mostWrites)
    // If the work ends earlier, the product failed.
    await Promise.race([work, until(() => acknowledged() >= killAfter, patienceMs, 1)])
    if (acknowledged() < killAfter) throw new Error('Writing has ended, or is slow beyond patience')
    await sleep(Math.random() * 20)
    const before = acknowledged()
    workers = offspringOf(running.pid).filter((pid) => !processesOn(dataDir).includes(pid))
    kill(victim, running.pid, dataDir)
    if (leavesNode(victim)) {
      const goesOn = () => acknowledged() >= before + 3 * writerCount
      await Promise.race([work, until(goesOn, patienceMs)])
      if (!goesOn()) throw new Error(`No write came through after ${victim} had been killed`)
      kill('everything', running.pid, dataDir)
    }
    await within(running.ended, 'The end')
    await within(work, 'The writers’ end')
    if (running.complaints().includes('"level":50')) throw new Error(`It logged: ${running.complaints()}`)
  }

  async function crashWhileStarting(longestMs: number): Promise<void> {
    const running = start()
    await sleep(Math.random() * longestMs)
    kill(Math.random() < 0.5 ? 'everything' : 'node', running.pid, dataDir)
    await within(running.ended, 'The end')
  }

  async function stopUnderLoad(): Promise<void> {
    const running = await startAndAudit()
    const work = Promise.all(writers.map((writer) => writer.work()))
    work.catch(() => {})
    await sleep(300)
    process.kill(running.pid, 'SIGTERM')
    const code = await within(running.ended, 'The stop')
    await work
    if (code !== 0) throw new Error(`It ended with ${code} when asked to stop: ${running.complaints()}`)
    if (!(await until(() => processesOn(dataDir).length === 0, 5000)))
      throw new Error('Processes are left over')
  }

  async function freezeUnderLoad(): Promise<void> {
    const running = await startAndAudit()
    const [first] = writers
    if (!first) return
    const work = Promise.all(writers.map((writer) => writer.work()))
    work.catch(() => {})
    await sleep(300)
    freeze(dataDir, true)
    const thawsAt = Date.now() + frozenMs
    // Enough requests to fill the queue of the frozen server.
    const crowd = Array.from({ length: 40 }, () => askUntil(first.there, thawsAt))
    await Promise.race([work, Promise.all(crowd)]).finally(() => freeze(dataDir, false))
    const before = acknowledged()
    const goesOn = () => acknowledged() >= before + 3 * writerCount
    await Promise.race([work, until(goesOn, patienceMs)])
    if (!goesOn()) throw new Error('No write came through after the database had been frozen')
    print(
      `Frozen for ${frozenMs / 1000} s: nothing but 503 and 429 meanwhile, ${acknowledged()} writes acknowledged`,
    )
    process.kill(running.pid, 'SIGTERM')
    await within(running.ended, 'The stop')
    await within(work, 'The writers’ end')
  }

  async function allRounds(): Promise<void> {
    await crashWhileStarting(3000)
    for (let round = 1; round <= rounds; round++) {
      const victim = victims[(round - 1) % victims.length] ?? 'everything'
      const duringStart = round % 3 === 0
      if (duringStart) await crashWhileStarting(2000)
      await crashUnderLoad(victim)
      if (victim.startsWith('node')) await crashUnderLoad('everything')
      print(
        `${round}/${rounds} killed ${victim}${duringStart ? ', and during a start' : ''}: ${acknowledged()} writes acknowledged`,
      )
      if (Math.random() < 0.5) await sleep(Math.random() * 500)
    }
    await stopUnderLoad()
    await freezeUnderLoad()
    const last = await startAndAudit()
    process.kill(last.pid, 'SIGTERM')
    await within(last.ended, 'The stop')
  }

  try {
    await allRounds()
  } catch (error) {
    if (latest?.isRunning()) kill('everything', latest.pid, dataDir)
    throw error
  }
  const repeats = writers.reduce((sum, writer) => sum + writer.repeats, 0)
  return { acknowledged: acknowledged(), repeats, slowestStartMs }
}

/** Requests a list repeatedly; throws unless it is answered with 200, or asked to repeat it later. */
async function askUntil(api: Api, end: number): Promise<void> {
  while (Date.now() < end) {
    const { status, headers } = await api.get('/customer')
    const isToRepeat = isPutOff(status) && Number(headers.get('retry-after')) > 0
    if (!isToRepeat && status !== 200) throw new Error(`With a frozen database a list was answered ${status}`)
    await sleep(50)
  }
}

/** Whether the product keeps running and must recover by itself; otherwise the program ends. */
function leavesNode(victim: Victim): boolean {
  return victim !== 'everything' && !victim.startsWith('node')
}

/** Creates the writers, each with an account of their own. */
async function createWriters(address: string): Promise<Writer[]> {
  const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', {
    user: 'admin@inkwell.local',
    password,
  })
  const admin = apiClient(address, body.access_token)
  const numbers = Array.from({ length: writerCount }, (_, index) => index + 1)
  return await Promise.all(
    numbers.map(async (number) => {
      const name = `writer${number}`
      const { status, body: refusal } = await admin.post('/auth/users', {
        first_name: 'Writer',
        last_name: String(number),
        username: name,
        email: `${name}@example.com`,
        phone_number: `+96477012345${number}`,
        role: 'manager',
        user_status: 'active',
        password: firstPassword,
      })
      if (status !== 201) throw new Error(`A user was refused: ${JSON.stringify(refusal)}`)
      await choosePassword(address, name)
      return new Writer({ name, password, number })
    }),
  )
}

/** A password set by somebody else is temporary. */
async function choosePassword(address: string, name: string): Promise<void> {
  const signIn = { user: name, password: firstPassword }
  const { body } = await apiClient(address).post<{ access_token: string }>('/auth/login', signIn)
  const change = { old_password: firstPassword, new_password: password, confirm_password: password }
  const { status } = await apiClient(address, body.access_token).put('/auth/change-password', change)
  if (status !== 200) throw new Error(`${name} could not choose a password.`)
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
