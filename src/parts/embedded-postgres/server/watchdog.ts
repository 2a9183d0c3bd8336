import { type ChildProcess, spawn } from 'node:child_process'
import { environment, type Runner } from '../runner.ts'

/** Sees to it that a server does not outlive this process, however that ends. */
export interface Watchdog {
  /** Names the server to shut down once this process is gone. */
  guard(pid: number): void
  /** Sends the watchdog home: the server has stopped. */
  dismiss(): void
}

/**
 * Reads from a pipe whose other end only this process holds: first the server's id, then nothing until the
 * pipe closes, which the system does when this process dies. A further line means that all is well. Before
 * each signal it looks whether the process still works in this cluster, as another one could have got its id.
 * A server that is not ready is not asked to stop cleanly, since in crash recovery it would hang.
 */
const script = `
while read -r word; do
  [ "$word" = done ] && exit 0
  pid=$word
done
alive() {
  [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null && { [ ! -d /proc/self ] || [ "/proc/$pid/cwd" -ef . ]; }
}
for name in INT QUIT KILL; do
  alive || exit 0
  [ $name = INT ] && ! grep -q '^ready' postmaster.pid 2>/dev/null && continue
  kill -s $name "$pid" 2>/dev/null
  waited=0
  while [ $waited -lt 50 ] && alive; do sleep 0.1; waited=$((waited + 1)); done
done
`

/** Starts a watchdog for servers of this cluster; it is replaced when somebody kills it. */
export function startWatchdog(cluster: string, runner: Runner): Watchdog {
  let guarded: number | undefined
  let dismissed = false
  let child = run()

  function run(): ChildProcess {
    const started = spawn('/bin/sh', ['-c', script], {
      // A server in a namespace belongs to the present account; only one under another account needs that.
      ...runner.identity,
      cwd: cluster,
      env: environment,
      stdio: ['pipe', 'ignore', 'ignore'],
      // Else Ctrl-C in the terminal would reach it.
      detached: true,
    })
    started.stdin.on('error', () => {})
    started.once('error', () => {})
    started.once('exit', () => setTimeout(replace, 1000).unref())
    return started
  }

  function replace(): void {
    if (dismissed) return
    child = run()
    if (guarded !== undefined) child.stdin?.write(`${guarded}\n`)
  }

  return {
    guard(pid) {
      guarded = pid
      child.stdin?.write(`${pid}\n`)
    },
    dismiss() {
      dismissed = true
      child.stdin?.end('done\n')
    },
  }
}
