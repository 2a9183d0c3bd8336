import { type ReactNode, useState } from 'react'
import { AskReason } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import type { ReasonDialogProps } from '../../../kernel/client/entity-form/call-form/reason-dialog.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Resource } from '../../../kernel/contract/access.ts'
import type { Label, Message } from '../../../i18n/messages.ts'

interface CancellingProps<R extends { id: number }> extends Pick<ReasonDialogProps, 'endpoint' | 'effect'> {
  resource: Resource
  title(record: R): Message
  /** The labels of the buttons that cancel the document and that close the dialog. */
  cancel: Label
  keep: Label
}

interface Cancelling<R> {
  /** Whether the user has the permission to cancel documents of this kind. */
  may: boolean
  ask(record: R): void
  dialog: ReactNode
}

/** Cancels a document from a menu. The caller renders the dialog on the screen, outside the menu. */
export function useCancelling<R extends { id: number }>({
  resource,
  title,
  cancel,
  keep,
  ...dialog
}: CancellingProps<R>): Cancelling<R> {
  const [asked, setAsked] = useState<R | null>(null)
  return {
    may: useMay(resource, 'update'),
    ask: setAsked,
    dialog: asked && (
      <AskReason
        {...dialog}
        title={title(asked)}
        yes={cancel}
        no={keep}
        id={asked.id}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
