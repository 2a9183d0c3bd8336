import { setTimeout as sleep } from 'node:timers/promises'

const graceMs = 300
const lookEveryMs = 20

/** What a process tells whoever keeps it running (scripts/keep-running.mjs) when it has to kill itself. */
const wordFor = (code: number) => `ended ${code}`

/** Whether a call to the file system has not come back. */
const isHeld = () => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))

/**
 * Ends this process at once. Its own exit waits for every call to the file system, and one into a folder whose machine
 * is gone never comes back: then the process kills itself, having said which exit code it would have had.
 */
export function leave(code: number): void {
  if (!isHeld()) process.exit(code)
  const kill = () => process.kill(process.pid, 'SIGKILL')
  if (process.send === undefined || !process.connected) kill()
  else process.send(wordFor(code), kill)
}

/** As `leave`, once what is still being read or written has come to its end, if that is soon. */
export async function leaveSoon(code: number): Promise<void> {
  for (let waited = 0; waited < graceMs && isHeld(); waited += lookEveryMs) await sleep(lookEveryMs)
  leave(code)
}
