import type { DisplayText } from '../../../../i18n/messages.ts'
import { dismissToast, notifyError } from '../../messages/notify.ts'

/** The error toasts of one form, removed when it is sent again, corrected or left. */
export interface FormToasts {
  /** Shows an error. */
  show(message: DisplayText): void
  /** Removes the errors. */
  clear(): void
}

export function formToasts(): FormToasts {
  let shown: number[] = []
  return {
    show: (message) => {
      shown.push(notifyError(message))
    },
    clear: () => {
      for (const id of shown) dismissToast(id)
      shown = []
    },
  }
}
