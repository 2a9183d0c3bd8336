import { notifyFailure, notifySuccess, notifyUndoable } from '../../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import type { Said } from '../../../../words/sentences.ts'
import { receiveMoneyEndpoints } from '../receive-money.contract.ts'

interface Spent {
  message: Said
  /** Puts it back on account. */
  undo(): Promise<{ message: Said }>
}

/** Uses what is on account of its customer for an invoice, by its key. */
export function useSpending(): { isPending: boolean; spend(invoice: number): Promise<Spent> } {
  const { mutateAsync: write, isPending } = useWrite(receiveMoneyEndpoints.spend)
  const { mutateAsync: putBack } = useWrite(receiveMoneyEndpoints.putBack)
  return {
    isPending,
    spend: async (invoice) => {
      const params = { id: invoice }
      const { message, data } = await write({ params })
      return { message, undo: () => putBack({ params, body: { used: data.used } }) }
    },
  }
}

/** The same with what is to be told of it, and a way back for a while. */
export function useToldSpending(): { isPending: boolean; spend(invoice: number): Promise<void> } {
  const { isPending, spend } = useSpending()
  const tell = async (work: () => Promise<{ message: Said; undo?: Spent['undo'] }>) => {
    try {
      const { message, undo } = await work()
      if (undo) notifyUndoable(message, () => void tell(undo))
      else notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { isPending, spend: (invoice) => tell(() => spend(invoice)) }
}
