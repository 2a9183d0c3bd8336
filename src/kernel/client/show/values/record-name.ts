import { createContext, use } from 'react'

/** What the record around is called, for what asks about it or shows it large. */
export const RecordNameContext = createContext('')

/** The name of the record around; empty outside one. */
export function useRecordName(): string {
  return use(RecordNameContext)
}
