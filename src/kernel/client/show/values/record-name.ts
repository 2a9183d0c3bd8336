import { createContext, use } from 'react'

/** The name of the surrounding record, for dialogs and pictures inside it. */
export const RecordNameContext = createContext('')

/** Returns the name of the surrounding record; empty outside one. */
export function useRecordName(): string {
  return use(RecordNameContext)
}
