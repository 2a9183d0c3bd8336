import type { UseQueryResult } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { useRead } from './query.ts'

/** Reads the record whose key is in the address of the screen. */
export function useRecordHere<E extends Endpoint>(endpoint: E): UseQueryResult<ReplyOf<E>> {
  const { id = '' } = useParams()
  return useRead(endpoint, { params: { id } })
}
