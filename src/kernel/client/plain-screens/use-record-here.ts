import { useParams } from 'react-router'
import { useRead } from '../cache/query.ts'
import type { PlainScreens } from './plain-screens.ts'

/** The record that the address names. */
export function useRecordHere({ read }: Pick<PlainScreens['endpoints'], 'read'>) {
  const { id = '' } = useParams()
  return useRead(read, { params: { id } })
}
