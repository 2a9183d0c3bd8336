/** A scanner types faster than any person. */
const fastestByHandMs = 30
const shortestCode = 3

interface Key {
  key: string
  /** When it was pressed, in milliseconds. */
  timeStamp: number
}

/** Watches the pace of keys, to tell a code that a scanner types from a number that a person does. */
export function createKeyPace() {
  let last = Number.NEGATIVE_INFINITY
  let fastKeys = 0
  return {
    pressed({ key, timeStamp }: Key): void {
      if (key.length !== 1) return
      fastKeys = timeStamp - last < fastestByHandMs ? fastKeys + 1 : 1
      last = timeStamp
    },
    /** Whether the keys of this text came at the pace of a scanner, up to the Enter that ends it. */
    wasScanned: (text: string, enter: Key): boolean =>
      text.length >= shortestCode && fastKeys >= text.length && enter.timeStamp - last < fastestByHandMs,
  }
}
