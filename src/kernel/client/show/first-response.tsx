import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from './loaded.tsx'

interface FirstResponseProps<T> {
  read: UseQueryResult<T>
  children(answer: T): ReactNode
}

/**
 * Shows a response as it was when the screen opened: older cached data is not used, and later updates do not disturb
 * the user's input.
 */
export function FirstResponse<T extends object>({ read, children }: FirstResponseProps<T>) {
  const [first, setFirst] = useState<T | null>(null)
  if (first === null && read.data !== undefined && !read.isFetching) setFirst(read.data)
  if (first !== null) return children(first)
  return read.error ? <Loaded read={read}>{() => null}</Loaded> : null
}
