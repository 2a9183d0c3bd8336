import { notifyFailure, notifySuccess, notifyUndoable } from '../../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { creditEndpoints } from '../on-account.contract.ts'

interface AppliedCredit {
  message: DisplayText
  /** Makes it unapplied credit again. */
  undo(): Promise<{ message: DisplayText }>
}

/** Applies a customer's unapplied credit to an invoice or a customer opening balance. */
export function useApplyCredit(of: keyof typeof creditEndpoints): {
  isPending: boolean
  applyCredit(id: number): Promise<AppliedCredit>
} {
  const { mutateAsync: write, isPending } = useWrite(creditEndpoints[of].apply)
  const { mutateAsync: undoApplyCredit } = useWrite(creditEndpoints[of].undo)
  return {
    isPending,
    applyCredit: async (id) => {
      const params = { id }
      const { message, data } = await write({ params })
      return { message, undo: () => undoApplyCredit({ params, body: { used: data.used } }) }
    },
  }
}

/** The same with notifications, and undo for a while. */
export function useReportedApplyCredit(of: keyof typeof creditEndpoints): {
  isPending: boolean
  applyCredit(id: number): Promise<void>
} {
  const { isPending, applyCredit } = useApplyCredit(of)
  const tell = async (work: () => Promise<{ message: DisplayText; undo?: AppliedCredit['undo'] }>) => {
    try {
      const { message, undo } = await work()
      if (undo) notifyUndoable(message, () => void tell(undo))
      else notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { isPending, applyCredit: (id) => tell(() => applyCredit(id)) }
}
