const pollMs = 50
const settleMs = 25
/** A tab that was closed while it had the lease must not block the others for ever. */
const leaseMs = 10_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs `work` while no other tab of this browser runs work under the same name. Uses Web Locks; on plain-http
 * addresses, where they are missing, a lease in local storage.
 */
export async function underCrossTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  return underLease(`${name}.lease`, work)
}

async function underLease<T>(key: string, work: () => Promise<T>): Promise<T> {
  const owner = `${Math.random()}`
  while (!(await takeLease(key, owner))) await pause(pollMs)
  try {
    return await work()
  } finally {
    if (ownerOf(key) === owner) localStorage.removeItem(key)
  }
}

/** Two tabs may write at the same time: the tab that is still named after a short wait has the lease. */
async function takeLease(key: string, owner: string): Promise<boolean> {
  if (ownerOf(key) !== null) return false
  localStorage.setItem(key, `${Date.now() + leaseMs} ${owner}`)
  await pause(settleMs)
  return ownerOf(key) === owner
}

function ownerOf(key: string): string | null {
  const [until, owner] = localStorage.getItem(key)?.split(' ') ?? []
  return owner !== undefined && Number(until) > Date.now() ? owner : null
}
