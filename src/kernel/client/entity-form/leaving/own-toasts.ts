import type { DisplayText } from '../../../../i18n/messages.ts'
import { dismissToast, notifyError } from '../../messages/notify.ts'

/** The error toasts of one form, removed when it is sent again, corrected or left. */
export interface OwnToasts {
  /** Shows an error. */
  tell(message: DisplayText): void
  /** Removes the errors. */
  forget(): void
}

export function ownToasts(): OwnToasts {
  let shown: number[] = []
  return {
    tell: (message) => {
      shown.push(notifyError(message))
    },
    forget: () => {
      for (const id of shown) dismissToast(id)
      shown = []
    },
  }
}
