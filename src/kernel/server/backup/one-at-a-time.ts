import { setTimeout as sleep } from 'node:timers/promises'

const late = Symbol('late')

/**
 * Lets one call to a folder be on its way at a time, and answers undefined for one that has not come back in time, or whose
 * turn has not: a folder whose machine is gone holds a thread for each call, of the four that this process has for all
 * files, names and passwords.
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
