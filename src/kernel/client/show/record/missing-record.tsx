import { createContext, use, useLayoutEffect } from 'react'

/** Why a screen has nothing to show: there is no such record, or it is not for this person. */
export type Absence = 'missing' | 'hidden'

/** Called when a screen has no record to show, so that the frame shows a page that says so instead. */
export const MissingRecordContext = createContext<(reason: Absence) => void>(() => undefined)

function useTell(reason: Absence): void {
  const tell = use(MissingRecordContext)
  useLayoutEffect(() => tell(reason), [tell, reason])
}

/** In place of a record that does not exist; never seen, since the frame takes the whole screen away. */
export function MissingRecord() {
  useTell('missing')
  return null
}

/** In place of one that the person may not see. */
export function HiddenRecord() {
  useTell('hidden')
  return null
}
