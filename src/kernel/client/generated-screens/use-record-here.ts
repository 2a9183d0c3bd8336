import { useParams } from 'react-router'
import { useRead } from '../cache/query.ts'
import type { GeneratedScreens } from './generated-screens.ts'

/** Reads the record whose key is in the address. */
export function useRecordHere({ read }: Pick<GeneratedScreens['endpoints'], 'read'>) {
  const { id = '' } = useParams()
  return useRead(read, { params: { id } })
}
