import type { DisplayText, Message } from '../../../i18n/messages.ts'

/** A question that asks for confirmation. */
export interface Question {
  title: DisplayText
  message: DisplayText
  /** What the question is about, such as the name of a record: user text, or a message that contains it. */
  about?: string | Message
  /** Additional information. */
  remark?: DisplayText | undefined
  /** The labels of the two buttons. */
  confirm: DisplayText
  cancel: DisplayText
  /** Whether nothing is lost, so that the button needs no warning colour. */
  calm?: true
  /** An alternative action, offered first. */
  instead?: Instead
}

export interface Instead {
  label: DisplayText
  choose(): void
}

/** A question on screen. */
export interface OpenQuestion extends Question {
  answer(sure: boolean): void
}

let open: OpenQuestion | null = null
const listeners = new Set<() => void>()

function change(next: OpenQuestion | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Shows a question. Resolves with the answer; false if the user closes it in any way. */
export function ask(question: Question): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      answer: (sure) => {
        // Another question may have replaced this one.
        if (open === asked) change(null)
        resolve(sure)
      },
    }
    change(asked)
  })
}

/** Returns the question on screen. */
export function openQuestion(): OpenQuestion | null {
  return open
}

/** Calls `listener` when a question opens or closes. Returns the function that unsubscribes. */
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
