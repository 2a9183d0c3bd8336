import { subscribeToChanges } from '../kernel/client/cache/live.ts'
import { createQueryClient } from '../kernel/client/cache/query.ts'
import { meQuery } from '../kernel/client/session/rights.ts'
import { readSession, subscribeToSession } from '../kernel/client/session/session.ts'

/** What has been read from the server by whoever is signed in. */
export const cache = createQueryClient()

// The person signed in is told the rate of the day as well.
cache.setQueryDefaults(meQuery.queryKey, { meta: { refreshOn: ['exchange_rate'] } })

// What one person has read is not for the next one at the same screen.
let lastUser = readSession()?.user.id
subscribeToSession(() => {
  const user = readSession()?.user.id
  if (user === lastUser) return
  lastUser = user
  cache.clear()
  askWhoItIs()
})

/** Ahead of the frame, which shows no screen before it knows. */
function askWhoItIs(): void {
  if (readSession()) void cache.prefetchQuery(meQuery)
}

askWhoItIs()
void subscribeToChanges(cache)
