import { notifyFailure, notifySuccess, notifyUndoable } from '../../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { spending } from '../on-account.contract.ts'

interface Spent {
  message: DisplayText
  /** Makes it unapplied credit again. */
  undo(): Promise<{ message: DisplayText }>
}

/** Applies a customer's unapplied credit to an invoice or a customer opening balance. */
export function useSpending(of: keyof typeof spending): {
  isPending: boolean
  spend(id: number): Promise<Spent>
} {
  const { mutateAsync: write, isPending } = useWrite(spending[of].spend)
  const { mutateAsync: putBack } = useWrite(spending[of].putBack)
  return {
    isPending,
    spend: async (id) => {
      const params = { id }
      const { message, data } = await write({ params })
      return { message, undo: () => putBack({ params, body: { used: data.used } }) }
    },
  }
}

/** The same with notifications, and undo for a while. */
export function useReportedSpending(of: keyof typeof spending): {
  isPending: boolean
  spend(id: number): Promise<void>
} {
  const { isPending, spend } = useSpending(of)
  const tell = async (work: () => Promise<{ message: DisplayText; undo?: Spent['undo'] }>) => {
    try {
      const { message, undo } = await work()
      if (undo) notifyUndoable(message, () => void tell(undo))
      else notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { isPending, spend: (id) => tell(() => spend(id)) }
}
