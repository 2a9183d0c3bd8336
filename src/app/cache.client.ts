import { subscribeToChanges } from '../kernel/client/cache/live.ts'
import { createQueryClient } from '../kernel/client/cache/query.ts'
import { meQuery } from '../kernel/client/session/rights.ts'
import { readSession, subscribeToSession } from '../kernel/client/session/session.ts'

/** The query cache of the signed-in user. */
export const cache = createQueryClient()

// The signed-in user's response includes the daily rate.
cache.setQueryDefaults(meQuery.queryKey, { meta: { refreshOn: ['exchange_rate'] } })

// The next user at the same screen must not see cached data of the previous one.
let lastUser = readSession()?.user.id
subscribeToSession(() => {
  const user = readSession()?.user.id
  if (user === lastUser) return
  lastUser = user
  cache.clear()
  askWhoItIs()
})

/** Loads the signed-in user early: the frame shows no screen without it. */
function askWhoItIs(): void {
  if (readSession()) void cache.prefetchQuery(meQuery)
}

askWhoItIs()
void subscribeToChanges(cache)
