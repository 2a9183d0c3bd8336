import type { DisplayText } from '../../../../i18n/messages.ts'
import { dismissToast, notifyError } from '../../messages/notify.ts'

/** The red toasts of one form: they go when it is sent again, corrected or left. */
export interface OwnToasts {
  /** Says what is wrong. */
  tell(message: DisplayText): void
  /** Takes away what was said. */
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
