import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Starts the server of a build and waits until it prints `ready at ADDRESS`. */
export async function startServer(build, env) {
  const child = spawn(process.execPath, ['dist/server/app/server.js'], {
    cwd: build,
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
    child.once('exit', (code) => reject(new Error(`${build} ended with ${code}: ${output}`)))
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

/** The processor time in milliseconds of a process and its children, also those that have ended (Linux only, else 0). */
export function cpuOf(pid) {
  try {
    // The name in parentheses may contain spaces. Fields 16 and 17 are the time of ended children, in ticks of 10 ms.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    const ended = (Number(words[13]) + Number(words[14])) * 10
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + cpuOfThread(`/proc/${pid}/task/${thread}`), ended)
  } catch {
    // It has just ended.
    return 0
  }
}

/** Of a thread, by nanoseconds, and of the processes that it has started. */
function cpuOfThread(folder) {
  const nanoseconds = Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0])
  const children = readFileSync(`${folder}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + cpuOf(child), nanoseconds / 1e6)
}

/** The parent of a process (Linux only, undefined elsewhere). */
export function parentOf(pid) {
  if (process.platform !== 'linux') return undefined
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
}
