import { english } from '../../../i18n/english.ts'
import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { isMissingPart } from '../missing-part.ts'
import { Offline } from '../calls/offline.ts'

/** A short message in the top corner of the screen. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  title: DisplayText | null
  message: DisplayText
  /** An action of the toast, such as undo; the toast then stays longer. */
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
  // A repeated error replaces its earlier toast.
  const others = toasts.filter(
    (toast) => kind === 'success' || english(toast.message) !== english(message) || toast.kind !== kind,
  )
  change([...others, { id: ++lastId, kind, title, message, action }].slice(-shownAtOnce))
  return lastId
}

/** Shows a success message, which disappears automatically (specification, section 9). */
export function notifySuccess(message: DisplayText, title: DisplayText | null = null): void {
  add('success', message, title)
}

/** Shows a success message with an undo button for a while. */
export function notifyUndoable(
  message: DisplayText,
  undo: () => void,
  title: DisplayText | null = null,
): void {
  add('success', message, title, { label: 'Undo', run: undo })
}

/** Shows an error, which stays until it is closed. Returns its id for `dismissToast`. */
export function notifyError(message: DisplayText, title: DisplayText | null = null): number {
  return add('error', message, title)
}

const noAnswer: Label = 'Internal Server Error'

/**
 * Shows the error of a failed call: the server's message, or that there was no usable response (specification, section
 * 8).
 */
export function notifyFailure(error: unknown, noResponse?: DisplayText): void {
  notifyError(failureMessage(error, noResponse))
}

/** Returns the message of a failed call or of a screen that could not be loaded. */
export function failureMessage(error: unknown, noResponse: DisplayText = noAnswer): DisplayText {
  if (isMissingPart(error)) return 'This page could not be loaded. Check your connection and try again.'
  const text = error instanceof Problem || error instanceof Offline ? error.displayText : noAnswer
  return english(text) === noAnswer ? noResponse : text
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Returns the toasts on screen, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls `listener` on every change of the toasts. Returns the function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
