import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Starts a Node.js program on the first core and waits until it prints `ready at ADDRESS`. */
export async function startServer(args, env) {
  const [program, ...words] = [...onFirstCore(), process.execPath, ...args]
  const child = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (piece) => {
      output += piece
      const ready = /ready at (http:[^\s"]+)/.exec(output)
      if (ready) resolve(ready[1])
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${output}`)))
  })
  return {
    address,
    pid: child.pid,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function onFirstCore() {
  return isPinned() ? ['taskset', '-c', '0'] : []
}

/** Moves a running process with its present and future children to the first core. */
export function putOnFirstCore(pid) {
  putOn('0', pid)
}

/** Moves it back to all cores. */
export function putOnAllCores(pid) {
  putOn(`0-${availableParallelism() - 1}`, pid)
}

function putOn(cores, pid) {
  if (!isPinned()) return
  for (const each of [pid, ...childrenOf(pid)]) spawnSync('taskset', ['-acp', cores, String(each)])
}

/** Whether processes can be pinned to a core on this system. */
function isPinned() {
  return process.platform === 'linux' && spawnSync('taskset', ['-c', '0', 'true']).status === 0
}

/** The processor time in milliseconds of a process and its children (Linux only, 0 elsewhere). */
export function cpuOf(pid) {
  if (process.platform !== 'linux' || pid === undefined) return 0
  return ticksOfAll(pid) * 10
}

function ticksOfAll(pid) {
  return childrenOf(pid).reduce((sum, each) => sum + ticksOfAll(each), ticksOf(pid))
}

function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    // It has just ended; its time is counted in its parent.
    return []
  }
}

function ticksOf(pid) {
  let stat
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return 0
  }
  // The name in parentheses may contain spaces. Fields 14 to 17 are the user and system time of the process, and those
  // of its ended children.
  const words = stat.split(') ').at(-1).split(' ')
  return words.slice(11, 15).reduce((sum, word) => sum + Number(word), 0)
}

/** The parent process of the database's sessions (Linux only, undefined elsewhere). */
export async function databaseProcess(pool) {
  if (process.platform !== 'linux') return undefined
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  return Number(readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
}
