import { setTimeout as sleep } from 'node:timers/promises'

const graceMs = 300
const checkEveryMs = 20

/** The message to the process that keeps this one running (scripts/keep-running.mjs) before it kills itself. */
const exitMessage = (code: number) => `ended ${code}`

/** Whether a call to the file system is still pending. */
const hasPendingFileCalls = () => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))

/**
 * Ends this process at once. `process.exit` waits for pending calls to the file system, and a call into a folder of an
 * unreachable machine never returns. In that case the process sends its exit code to the parent and kills itself.
 */
export function exitNow(code: number): void {
  if (!hasPendingFileCalls()) process.exit(code)
  const kill = () => process.kill(process.pid, 'SIGKILL')
  if (process.send === undefined || !process.connected) kill()
  else process.send(exitMessage(code), kill)
}

/** Like `exitNow`, after waiting a short time for pending reads and writes. */
export async function exitSoon(code: number): Promise<void> {
  for (let waited = 0; waited < graceMs && hasPendingFileCalls(); waited += checkEveryMs)
    await sleep(checkEveryMs)
  exitNow(code)
}
