import { IconCopyPlus } from '@tabler/icons-react'
import { ButtonAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useDuplicate } from './duplicate-invoice.client.tsx'

/** The action in the row of a list; separate from the button, whose page loads no lists. */
export function DuplicateAction({ id }: { id: number }) {
  const duplicate = useDuplicate(id)
  if (!duplicate) return null
  return (
    <ButtonAction
      label="Duplicate"
      icon={IconCopyPlus}
      busy={duplicate.isPending}
      onClick={duplicate.onClick}
    />
  )
}
