import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Starts a program of Node.js and waits until it says `ready at ADDRESS`. */
export async function startServer(args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (piece) => {
      said += piece
      const ready = /ready at (http:\S+)/.exec(said)
      if (ready) resolve(ready[1])
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${said}`)))
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

/** Milliseconds of CPU that a process and its children have used (Linux only, 0 elsewhere). */
export function cpuOf(pid) {
  if (process.platform !== 'linux') return 0
  const ticks = [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0)
  return ticks * 10
}

function childrenOf(pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

function ticksOf(pid) {
  // The name in parentheses may hold blanks; user and system time are the 14th and 15th words of all.
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return Number(words[11]) + Number(words[12])
}
