import { english } from '../../../i18n/english.ts'
import { type DisplayText, messageOf } from '../../../i18n/messages.ts'

const hourMs = 3_600_000

/**
 * Says what goes wrong again and again once an hour: how much room is left differs each time, and is the same trouble.
 * `now` is the clock.
 */
export function onceAnHour(print: (line: string) => void, now: () => number = Date.now) {
  const last = new Map<string, number>()
  return (prefix: string, failure: DisplayText): void => {
    const { key, values } = messageOf(failure)
    // What a system said in its own words has one key for all.
    const what = `${prefix} ${key === '{text}' ? String(values['text']) : key}`
    const at = last.get(what)
    if (at !== undefined && now() - at < hourMs) return
    last.set(what, now())
    print(`${prefix}: ${english(failure)}`)
  }
}
