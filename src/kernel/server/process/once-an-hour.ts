import { english } from '../../../i18n/english.ts'
import { type DisplayText, messageOf } from '../../../i18n/messages.ts'

const hourMs = 3_600_000

/**
 * Prints a failure at most once an hour. Failures that differ only in their values, such as the free space, count as
 * the same. `now` is the clock.
 */
export function onceAnHour(print: (line: string) => void, now: () => number = Date.now) {
  const last = new Map<string, number>()
  return (prefix: string, failure: DisplayText): void => {
    const { key, values } = messageOf(failure)
    // Messages of the system all have the key `{text}`, so their text is compared.
    const what = `${prefix} ${key === '{text}' ? String(values['text']) : key}`
    const at = last.get(what)
    if (at !== undefined && now() - at < hourMs) return
    last.set(what, now())
    print(`${prefix}: ${english(failure)}`)
  }
}
