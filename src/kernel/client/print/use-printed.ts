import { useEffect } from 'react'
import type { printedOf } from '../../contract/printed.ts'
import { call } from '../calls/call.ts'

/** A document whose paper is shown: by which call the server is told so, and which state of it that is. */
export interface Shown {
  endpoint: ReturnType<typeof printedOf>
  id: string
  /** Told again when it is another. */
  state?: unknown
}

/** Tells the server that the paper of a document is on the screen, as soon as it is. */
export function usePrinted(shown: Shown | undefined, isThere: boolean): void {
  const { endpoint, id, state } = shown ?? {}
  useEffect(() => {
    if (!isThere || !endpoint || id === undefined) return
    // Whoever cannot be told now is told by the PDF that goes to the printer.
    call(endpoint, { params: { id } }).catch(() => {})
  }, [endpoint, id, state, isThere])
}
