import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../program/start-error.ts'
import type { Host } from '../host.ts'
import { settleLeftovers } from './leftovers.ts'
import { clusterIn, firstLineOf } from '../postgres-folder.ts'
import {
  adoptPostmaster,
  becomesReady,
  endOfLog,
  lastComplaint,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { keepServerLogShort, rotateServerLog, serverLogIn } from './server-log.ts'
import { type ServerSettings, serverWords } from './settings.ts'
import { clearSocketFolder } from './socket-folder.ts'
import { startWatchdog } from './watchdog.ts'

const attempts = 5
const shortestPauseMs = 100
const longestPauseMs = 10_000

/** What the supervisor runs. */
export interface Supervised {
  host: Host
  place: string
  socketFolder: string
  settings: ServerSettings
  /** Throws if a server that reported to be ready does not respond. */
  check: () => Promise<void>
  log: (line: string) => void
}

/**
 * Starts the server or takes over a running one, and restarts it, with growing pauses, whenever it ends unexpectedly.
 * Returns the function that stops it for good.
 */
export async function supervise(job: Supervised): Promise<() => Promise<void>> {
  const { host, place, socketFolder, settings, check, log } = job
  const cluster = clusterIn(place)
  const watchdog = startWatchdog(cluster, host.runner)
  let stopping = false
  const isStopping = () => stopping
  const leaveServerLog = keepServerLogShort(place)
  let current: Postmaster | undefined

  /** Starts the server once. Throws if it does not become ready or ends again. */
  async function launch(): Promise<Postmaster> {
    rotateServerLog(place)
    const logEnd = endOfLog(place)
    const leftover = await settleLeftovers(cluster, socketFolder, log)
    if (leftover === undefined) clearSocketFolder(socketFolder)
    // No await from here to `guard`, so that `stop` finds either no server or one that it can stop.
    if (isStopping()) throw new Error('stopped meanwhile')
    current =
      leftover === undefined
        ? spawnPostmaster(host, place, cluster, serverWords(cluster, socketFolder, settings))
        : adoptPostmaster(leftover, cluster)
    if (!current) throw new Error(`${host.programs.postgres} cannot be run`)
    watchdog.guard(current.pid)
    const server = current
    if (!(await becomesReady(server, cluster, log)))
      throw new Error(lastComplaint(place, logEnd) ?? 'it ended')
    await check()
    return server
  }

  async function launchFirst(): Promise<Postmaster> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await launch()
      } catch (error) {
        if (attempt === attempts) {
          const text = `The embedded PostgreSQL does not start: ${firstLineOf(error)} (see ${serverLogIn(place)}).`
          throw new StartError(text, { cause: error })
        }
        await sleep(200 * attempt)
      }
    }
  }

  async function keepRunning(first: Postmaster): Promise<void> {
    let server: Postmaster | undefined = first
    let pause = shortestPauseMs
    while (!isStopping()) {
      const since = Date.now()
      await server?.gone
      if (isStopping()) return
      if (Date.now() - since > 60_000) pause = shortestPauseMs
      log(`The embedded PostgreSQL has ended unexpectedly; starting it again (see ${serverLogIn(place)})`)
      await sleep(pause)
      pause = Math.min(pause * 2, longestPauseMs)
      try {
        server = await launch()
      } catch (error) {
        server = current
        if (!isStopping()) log(`The embedded PostgreSQL does not start: ${firstLineOf(error)}`)
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    if (current && !current.isGone()) await stopPostmaster(current, cluster)
  }

  try {
    const running = keepRunning(await launchFirst())
    return async () => {
      await stop()
      await running
      leaveServerLog()
      watchdog.dismiss()
    }
  } catch (error) {
    await stop()
    leaveServerLog()
    watchdog.dismiss()
    throw error
  }
}
