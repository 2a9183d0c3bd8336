import { createContext, use, useLayoutEffect } from 'react'

/** Called when the record of a screen does not exist, so that the frame shows a page that says so instead. */
export const MissingRecordContext = createContext<() => void>(() => undefined)

/** In place of a record that does not exist; never seen, since the frame takes the whole screen away. */
export function MissingRecord() {
  const tell = use(MissingRecordContext)
  useLayoutEffect(tell, [tell])
  return null
}
