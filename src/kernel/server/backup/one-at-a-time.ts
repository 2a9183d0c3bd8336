import { setTimeout as sleep } from 'node:timers/promises'

const late = Symbol('late')

/**
 * Runs the calls to a folder one at a time. Returns undefined for a call that does not return, or does not get its
 * turn, within `patienceMs`. Each call to a folder of an unreachable machine blocks one of the four threads that this
 * process has for all files, host names and passwords.
 */
export function oneAtATime(patienceMs = 3000) {
  const soon = async <T>(call: Promise<T>) =>
    await Promise.race([call, sleep(patienceMs, late, { ref: false })])
  let underWay: Promise<unknown> | undefined

  return async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    while (underWay !== undefined) if ((await soon(underWay)) === late) return undefined
    const asked = ask()
    const ended = asked
      .catch(() => {})
      .finally(() => {
        underWay = undefined
      })
    underWay = ended
    const answer = await soon(asked)
    return answer === late ? undefined : answer
  }
}
