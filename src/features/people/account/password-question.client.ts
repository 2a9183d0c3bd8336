/** Asks for the password; told whether it was right, or the person has left it. */
export type PasswordQuestion = (confirmed: boolean) => void

let open: PasswordQuestion | null = null
const waiting = new Set<PasswordQuestion>()
const listeners = new Set<() => void>()

function change(next: PasswordQuestion | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Shows the question for the password, once for all that need it; whether it was typed and right. */
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

/** The question on screen. */
export function passwordQuestion(): PasswordQuestion | null {
  return open
}

/** Calls back when the question comes or goes; returns how to stop. */
export function subscribeToPasswordQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
