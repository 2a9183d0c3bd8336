import { createContext, use, useLayoutEffect } from 'react'

/** Why a screen has no record: it does not exist, or the user may not see it. */
export type Absence = 'missing' | 'hidden'

/** Called by a screen without a record. The frame then shows a page that says so. */
export const MissingRecordContext = createContext<(reason: Absence) => void>(() => undefined)

function useTell(reason: Absence): void {
  const tell = use(MissingRecordContext)
  useLayoutEffect(() => tell(reason), [tell, reason])
}

/** Replaces a record that does not exist. Renders nothing, since the frame replaces the whole screen. */
export function MissingRecord() {
  useTell('missing')
  return null
}

/** Replaces a record that the user may not see. */
export function HiddenRecord() {
  useTell('hidden')
  return null
}
