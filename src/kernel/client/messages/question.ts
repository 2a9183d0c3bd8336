import type { DisplayText, Message } from '../../../i18n/messages.ts'

/** What people are asked before something that cannot be taken back. */
export interface Question {
  title: DisplayText
  message: DisplayText
  /** What it is about, such as the name of a record: people's own words, or a sentence that holds them. */
  about?: string | Message
  /** What is to be known beforehand. */
  remark?: DisplayText | undefined
  /** The labels of the two buttons. */
  confirm: DisplayText
  cancel: DisplayText
  /** Whether nothing is lost by it, so that its button needs no warning. */
  calm?: true
  /** What may be done in its place, offered first. */
  instead?: Instead
}

export interface Instead {
  label: DisplayText
  choose(): void
}

/** A question that waits for its answer. */
export interface OpenQuestion extends Question {
  answer(sure: boolean): void
}

let open: OpenQuestion | null = null
const listeners = new Set<() => void>()

function change(next: OpenQuestion | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Shows a question; resolves with the answer, false when the person leaves it in any way. */
export function ask(question: Question): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      answer: (sure) => {
        // Another may have been asked meanwhile.
        if (open === asked) change(null)
        resolve(sure)
      },
    }
    change(asked)
  })
}

/** The question on screen. */
export function openQuestion(): OpenQuestion | null {
  return open
}

/** Calls back when a question comes or goes; returns how to stop. */
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
