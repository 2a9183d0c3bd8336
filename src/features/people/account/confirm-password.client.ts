/** Called with whether the password was confirmed, or false if the user cancelled. */
export type OnConfirmed = (confirmed: boolean) => void

let open: OnConfirmed | null = null
const waiting = new Set<OnConfirmed>()
const listeners = new Set<() => void>()

function change(next: OnConfirmed | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Asks for the password, once for all callers that are waiting; resolves to whether it was confirmed. */
export function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    if (open) return
    change((confirmed) => {
      change(null)
      for (const tell of waiting) tell(confirmed)
      waiting.clear()
    })
  })
}

/** The open password dialog; null if there is none. */
export function openPasswordDialog(): OnConfirmed | null {
  return open
}

/** Calls the listener when the dialog opens or closes; returns the function to unsubscribe. */
export function subscribeToPasswordDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
