import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from './loaded.tsx'

interface FirstAnswerProps<T> {
  read: UseQueryResult<T>
  children(answer: T): ReactNode
}

/**
 * What an answer shows as it was when the screen was opened: an older one from the cache is not taken, and a later
 * one does not disturb what is being typed.
 */
export function FirstAnswer<T extends object>({ read, children }: FirstAnswerProps<T>) {
  const [first, setFirst] = useState<T | null>(null)
  if (first === null && read.data !== undefined && !read.isFetching) setFirst(read.data)
  if (first !== null) return children(first)
  return read.error ? <Loaded read={read}>{() => null}</Loaded> : null
}
