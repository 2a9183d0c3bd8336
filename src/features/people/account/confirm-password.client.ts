/** Called with whether the password was confirmed, or false if the user cancelled. */
export type PasswordQuestion = (confirmed: boolean) => void

let open: PasswordQuestion | null = null
const waiting = new Set<PasswordQuestion>()
const listeners = new Set<() => void>()

function change(next: PasswordQuestion | null): void {
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
export function passwordQuestion(): PasswordQuestion | null {
  return open
}

/** Calls the listener when the dialog opens or closes; returns the function to unsubscribe. */
export function subscribeToPasswordQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
