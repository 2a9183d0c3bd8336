/** A scanner is faster than this between two keys. */
const fastestByHandMs = 30
const shortestCode = 3
/** Barcodes of goods have 8, 12, 13 or 14 digits. Nobody orders as many pens. */
const barcode = /^\d{8,14}$/

/** Whether an entered number is rather the barcode of a product, at whatever pace the scanner sent it. */
export function mayBeBarcode(text: string): boolean {
  return barcode.test(text.trim())
}

interface Key {
  key: string
  /** The time of the key press in milliseconds. */
  timeStamp: number
}

/** Measures the pace of keys, to distinguish a scanned code from a number entered by a person. */
export function createKeyPace() {
  let last = Number.NEGATIVE_INFINITY
  let fastKeys = 0
  return {
    pressed({ key, timeStamp }: Key): void {
      if (key.length !== 1) return
      fastKeys = timeStamp - last < fastestByHandMs ? fastKeys + 1 : 1
      last = timeStamp
    },
    /** Whether all keys of this text, including the final Enter, came at the pace of a scanner. */
    wasScanned: (text: string, enter: Key): boolean =>
      text.length >= shortestCode && fastKeys >= text.length && enter.timeStamp - last < fastestByHandMs,
  }
}
