import { english } from '../../../i18n/english.ts'
import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { isMissingPart } from '../missing-part.ts'
import { Offline } from '../calls/offline.ts'

/** A short message at the top of the screen, at its end. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  title: DisplayText | null
  message: DisplayText
  /** What can still be done about it; the toast then waits for longer. */
  action: ToastAction | null
}

interface ToastAction {
  label: DisplayText
  run(): void
}

const shownAtOnce = 5

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function add(
  kind: Toast['kind'],
  message: DisplayText,
  title: DisplayText | null,
  action: ToastAction | null = null,
): number {
  // The same error again replaces the one that still stands there, instead of piling up.
  const others = toasts.filter(
    (toast) => kind === 'success' || english(toast.message) !== english(message) || toast.kind !== kind,
  )
  change([...others, { id: ++lastId, kind, title, message, action }].slice(-shownAtOnce))
  return lastId
}

/** Says that something went well; goes away by itself (specification, section 9). */
export function notifySuccess(message: DisplayText, title: DisplayText | null = null): void {
  add('success', message, title)
}

/** Says that something went well, and offers a way back from it for a while. */
export function notifyUndoable(
  message: DisplayText,
  undo: () => void,
  title: DisplayText | null = null,
): void {
  add('success', message, title, { label: 'Undo', run: undo })
}

/** Says that something went wrong; stays until it is closed, or taken away by its key, which is the answer. */
export function notifyError(message: DisplayText, title: DisplayText | null = null): number {
  return add('error', message, title)
}

const noAnswer: Label = 'Internal Server Error'

/** Says why a call failed: the server's message, or that there was no usable answer (specification, section 8). */
export function notifyFailure(error: unknown, unanswered?: DisplayText): void {
  notifyError(failureMessage(error, unanswered))
}

/** What to tell people about a failed call, or about a screen that did not come. */
export function failureMessage(error: unknown, unanswered: DisplayText = noAnswer): DisplayText {
  if (isMissingPart(error)) return 'This page could not be loaded. Check your connection and try again.'
  const text = error instanceof Problem || error instanceof Offline ? error.displayText : noAnswer
  return english(text) === noAnswer ? unanswered : text
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** The toasts on screen, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls back on every change of the toasts; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
