import { IconBan } from '@tabler/icons-react'
import { ReasonButton } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMay } from '../../../kernel/client/session/rights.ts'
import type { Resource } from '../../../kernel/contract/access.ts'
import type { Said } from '../../../words/sentences.ts'
import type { ReasonDialogProps } from '../../../kernel/client/entity-form/call-form/reason-dialog.tsx'

interface CancelDocumentProps extends Pick<ReasonDialogProps, 'endpoint' | 'id' | 'title' | 'effect'> {
  resource: Resource
  label: Said
}

/** Cancels a document with the reason, for whoever may change it; it stays to be seen, and is reversed from today on. */
export function CancelDocument({ resource, ...dialog }: CancelDocumentProps) {
  if (!useMay(resource, 'update')) return null
  return <ReasonButton {...dialog} icon={IconBan} yes="Cancel it" no="Keep it" />
}
