import { IconBan } from '@tabler/icons-react'
import { ReasonButton } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Resource, Verb } from '../../../kernel/contract/access.ts'
import type { Label } from '../../../i18n/messages.ts'
import type { ReasonDialogProps } from '../../../kernel/client/entity-form/call-form/reason-dialog.tsx'

interface CancelDocumentProps extends Pick<ReasonDialogProps, 'endpoint' | 'id' | 'title' | 'effect'> {
  resource: Resource
  /** Whose right it is. */
  verb?: Verb
  label: Label
  /** The button that leaves the document as it is. */
  keep: Label
}

/** Cancels a document with the reason, for whoever may; it stays to be seen, and is reversed from that day on. */
export function CancelDocument({ resource, verb = 'update', keep, ...dialog }: CancelDocumentProps) {
  if (!useMay(resource, verb)) return null
  return <ReasonButton {...dialog} icon={IconBan} yes={dialog.label} no={keep} />
}
