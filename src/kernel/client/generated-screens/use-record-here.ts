import { useParams } from 'react-router'
import { useRead } from '../cache/query.ts'
import type { GeneratedScreens } from './generated-screens.ts'

/** The record that the address names. */
export function useRecordHere({ read }: Pick<GeneratedScreens['endpoints'], 'read'>) {
  const { id = '' } = useParams()
  return useRead(read, { params: { id } })
}
