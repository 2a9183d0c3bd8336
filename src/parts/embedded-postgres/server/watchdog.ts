import { type ChildProcess, spawn } from 'node:child_process'
import { environment, type Runner } from '../runner.ts'

/** Makes sure that a server does not outlive this process, however the process ends. */
export interface Watchdog {
  /** Sets the server to stop once this process has ended. */
  guard(pid: number): void
  /** Ends the watchdog after the server has stopped. */
  dismiss(): void
}

/**
 * Reads from a pipe whose other end only this process has: first the server's id, then nothing until the pipe closes,
 * which the system does when this process dies. The line `done` means that the server has stopped. Before each signal
 * it checks that the process still works in this cluster, since another process could have got its id. A server that is
 * not ready is not asked to stop cleanly, since that would hang during crash recovery.
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

/** Starts a watchdog for servers of this cluster. A killed watchdog is replaced. */
export function startWatchdog(cluster: string, runner: Runner): Watchdog {
  let guarded: number | undefined
  let dismissed = false
  let child = run()

  function run(): ChildProcess {
    const started = spawn('/bin/sh', ['-c', script], {
      // A server in a user namespace belongs to the current account; only a server under another account needs its
      // identity.
      ...runner.identity,
      cwd: cluster,
      env: environment,
      stdio: ['pipe', 'ignore', 'ignore'],
      // Otherwise Ctrl-C in the terminal would reach it.
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
