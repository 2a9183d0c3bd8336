import type { QueryClient } from '@tanstack/react-query'
import { historyTopic } from '../../contract/endpoints/history.ts'
import type { StreamEvent } from './event-stream.ts'
import { invalidateTopic } from './query.ts'
import { meTopic } from '../session/rights.ts'

const gatherMs = 200
/** After missed events the browsers read again at random times within this span, not all at once. */
const spreadMs = 2_000

/**
 * Returns a handler that makes responses stale by events of the stream. Topics are collected for a short while, so a
 * burst of changes reads each list once.
 */
export function staleByEvents(client: QueryClient): (event: StreamEvent) => void {
  const topics = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (event) => {
    if (event.event === 'gap') setTimeout(() => void client.invalidateQueries(), Math.random() * spreadMs)
    const topic = event.event === 'rights' ? meTopic : event.event === 'change' ? topicIn(event.data) : null
    if (topic === null) return
    topics.add(topic)
    if (topic !== meTopic) topics.add(historyTopic)
    timer ??= setTimeout(() => {
      timer = undefined
      for (const each of topics) void invalidateTopic(client, each)
      topics.clear()
    }, gatherMs)
  }
}

function topicIn(data: string): string | null {
  try {
    const { topic }: { topic?: unknown } = JSON.parse(data)
    return typeof topic === 'string' ? topic : null
  } catch {
    return null
  }
}
