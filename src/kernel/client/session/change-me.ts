import { useQueryClient } from '@tanstack/react-query'
import type { Me } from './account.ts'
import { notifyFailure } from '../messages/notify.ts'
import { meQuery } from './rights.ts'

/** Calls run one after another, so the last change is stored last, however slow an earlier call is. */
let calls: Promise<void> = Promise.resolve()

/** Returns a function that changes a setting of the user: immediately on screen, and reverted if it cannot be saved. */
export function useChangeMe(): (change: (me: Me) => Partial<Me>, keep: () => Promise<unknown>) => void {
  const client = useQueryClient()
  const show = (change: (me: Me) => Partial<Me>) =>
    client.setQueryData<Me>(meQuery.queryKey, (me) => (me ? { ...me, ...change(me) } : undefined))
  return (change, keep) => {
    const before = client.getQueryData<Me>(meQuery.queryKey)
    show(change)
    const tried = async () => {
      try {
        await keep()
      } catch (error) {
        const changed = before ? Object.keys(change(before)) : []
        const were = Object.fromEntries(
          Object.entries(before ?? {}).filter(([name]) => changed.includes(name)),
        )
        show(() => were)
        notifyFailure(error)
      }
    }
    const mine = calls.then(tried)
    calls = mine
    void mine.then(() => {
      // A response that was on its way meanwhile has the value of before.
      if (calls === mine) void client.invalidateQueries({ queryKey: meQuery.queryKey })
    })
  }
}
