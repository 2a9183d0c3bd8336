import { IconBan } from '@tabler/icons-react'
import { ReasonButton } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Resource, Verb } from '../../../kernel/contract/access.ts'
import type { Label } from '../../../i18n/messages.ts'
import type { ReasonDialogProps } from '../../../kernel/client/entity-form/call-form/reason-dialog.tsx'

interface CancelDocumentProps extends Pick<ReasonDialogProps, 'endpoint' | 'id' | 'title' | 'effect'> {
  resource: Resource
  /** The resource whose permission is needed. */
  verb?: Verb
  label: Label
  /** The label of the button that closes the dialog and cancels nothing. */
  keep: Label
}

/**
 * The button that cancels a document with a reason, for users with the permission. The document stays visible and is
 * reversed on the day of cancellation.
 */
export function CancelDocument({ resource, verb = 'update', keep, ...dialog }: CancelDocumentProps) {
  if (!useMay(resource, verb)) return null
  return <ReasonButton {...dialog} icon={IconBan} yes={dialog.label} no={keep} />
}
