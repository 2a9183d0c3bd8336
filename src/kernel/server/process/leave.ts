import { setTimeout as sleep } from 'node:timers/promises'

const graceMs = 300
const lookEveryMs = 20

/** The message to the process that keeps this one running (scripts/keep-running.mjs) before it kills itself. */
const wordFor = (code: number) => `ended ${code}`

/** Whether a call to the file system is still pending. */
const isHeld = () => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))

/**
 * Ends this process at once. `process.exit` waits for pending calls to the file system, and a call into a folder of an
 * unreachable machine never returns. In that case the process sends its exit code to the parent and kills itself.
 */
export function leave(code: number): void {
  if (!isHeld()) process.exit(code)
  const kill = () => process.kill(process.pid, 'SIGKILL')
  if (process.send === undefined || !process.connected) kill()
  else process.send(wordFor(code), kill)
}

/** Like `leave`, after waiting a short time for pending reads and writes. */
export async function leaveSoon(code: number): Promise<void> {
  for (let waited = 0; waited < graceMs && isHeld(); waited += lookEveryMs) await sleep(lookEveryMs)
  leave(code)
}
