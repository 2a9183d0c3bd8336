import { IconBan } from '@tabler/icons-react'
import { ReasonButton } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMayCall } from '../../../kernel/client/session/may-call.ts'
import { cancelDialog, type Cancellation } from './use-cancelling.client.tsx'

interface CancelDocumentProps<R extends { id: number }> {
  cancellation: Cancellation<R>
  record: R
}

/**
 * The button that cancels a document with a reason, for users with the permission. The document stays visible and is
 * reversed on the day of cancellation.
 */
export function CancelDocument<R extends { id: number }>({ cancellation, record }: CancelDocumentProps<R>) {
  if (!useMayCall(cancellation.endpoint)) return null
  return <ReasonButton {...cancelDialog(cancellation, record)} label={cancellation.cancel} icon={IconBan} />
}
