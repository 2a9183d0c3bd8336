import { type ReactNode, useState } from 'react'
import { AskReason } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import type { ReasonDialogProps } from '../../../kernel/client/entity-form/call-form/reason-dialog.tsx'
import { useMayCall } from '../../../kernel/client/session/may-call.ts'
import type { Label, Message } from '../../../i18n/messages.ts'

/** How documents of one kind are cancelled: the call, and what its dialog says. */
export interface Cancellation<R extends { id: number }> extends Pick<
  ReasonDialogProps,
  'endpoint' | 'effect'
> {
  title(record: R): Message
  /** The labels of the buttons that cancel the document and that close the dialog. */
  cancel: Label
  keep: Label
}

/** The props of the dialog that cancels one document. */
export function cancelDialog<R extends { id: number }>(
  { endpoint, effect, title, cancel, keep }: Cancellation<R>,
  record: R,
) {
  return { endpoint, effect, title: title(record), yes: cancel, no: keep, id: record.id }
}

interface Cancelling<R> {
  /** Whether the user has the permission to cancel documents of this kind. */
  may: boolean
  ask(record: R): void
  dialog: ReactNode
}

/** Cancels a document from a menu. The caller renders the dialog on the screen, outside the menu. */
export function useCancelling<R extends { id: number }>(cancellation: Cancellation<R>): Cancelling<R> {
  const [asked, setAsked] = useState<R | null>(null)
  return {
    may: useMayCall(cancellation.endpoint),
    ask: setAsked,
    dialog: asked && <AskReason {...cancelDialog(cancellation, asked)} onClose={() => setAsked(null)} />,
  }
}
