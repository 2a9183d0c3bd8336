import { useEffect } from 'react'
import type { printedOf } from '../../contract/printed.ts'
import { call } from '../calls/call.ts'

/** A document whose paper is shown: the call that records it, and the state of the document. */
export interface PrintedDocument {
  endpoint: ReturnType<typeof printedOf>
  id: string
  /** The call is repeated when this changes. */
  state?: unknown
}

/** Records on the server that the paper of a document is shown, as soon as it is. */
export function useRecordPrint(printed: PrintedDocument | undefined, isThere: boolean): void {
  const { endpoint, id, state } = printed ?? {}
  useEffect(() => {
    if (!isThere || !endpoint || id === undefined) return
    // Not essential: generating the PDF records it too.
    call(endpoint, { params: { id } }).catch(() => {})
  }, [endpoint, id, state, isThere])
}
